import DeepDropAirDrop
import DeepDropKit
import DeepDropPropertyList

extension Expectation {
  /// Compares with the device; nil when it is as expected.
  public func check(_ device: Device) -> Mismatch? {
    let (expected, found) = sides(of: device)
    return expected == found ? nil : Mismatch(expected: expected, found: found)
  }

  /// What is expected, and what is found, in the same words.
  private func sides(of device: Device) -> (String, String) {
    let screen = device.screen
    switch self {
    case .dialogTitle(let title):
      return ("a dialog for \(title.exact)", screen.dialog { "a dialog for \($0.title.exact)" })
    case .dialogSender(let name):
      return ("a dialog from \(name.exact)", screen.dialog { "a dialog from \($0.sender.exact)" })
    case .dialogType(let type):
      let found = screen.dialog { dialog in
        "a dialog for a file of the type \(dialog.files.map(\.type).joined(separator: ", "))"
      }
      return ("a dialog for a file of the type \(type)", found)
    case .dialogIcon(let thumbnail):
      return (
        "a dialog with the picture of \(thumbnail.icon.summary)",
        screen.dialog { $0.summary(of: thumbnail.icon) }
      )
    case .noDialog:
      return ("no dialog", screen.kind == "dialog" ? screen.summary : "no dialog")
    case .openedLink(let app, let link):
      return ("\(app) in front with \(link.string.exact)", device.front)
    case .openedFile(let app, let name):
      return ("\(app) in front with the file \(name.exact)", device.front)
    case .refused(let app):
      return ("\(app) in front with a refusal", device.frontKind)
    case .links(let app, let count):
      return ("\(count) links given to \(app)", "\(device.links(of: app)) links given to \(app)")
    case .state(let app, let state):
      let found = device.app(app)?.state.rawValue ?? "not installed"
      return ("\(app) is \(state.rawValue)", "\(app) is \(found)")
    case .fileGone:
      let names = device.inbox.map(\.name.exact).listed
      return ("no file in an Inbox", names.isEmpty ? "no file in an Inbox" : names + " in an Inbox")
    case .file(let name):
      let names = device.files.map(\.name)
      let wanted = "\(name.exact) in Files"
      let found = names.isEmpty ? "nothing in Files" : "\(names.map(\.exact).listed) in Files"
      return (wanted, names.contains(name) ? wanted : found)
    case .screen(let kind):
      return ("a screen of the kind \(kind)", "a screen of the kind \(screen.kind)")
    case .text(let text):
      return ("the text \(text.exact)", screen.text { "the text \($0.string.exact)" })
    case .textLink(let link):
      let found = screen.text { text in
        let isThere = text.links.contains(link.string)
        return isThere ? "a text with the link \(link.string.exact)" : text.summary
      }
      return ("a text with the link \(link.string.exact)", found)
    case .textLinks(let count):
      return ("\(count) links in a text", screen.text { "\($0.links.count) links in a text" })
    case .copied(let text):
      return ("\(text.exact) copied", "\(device.pasteboard?.exact ?? "nothing") copied")
    case .question(let app):
      guard case .openIn(let question) = screen, question.apps.contains(where: { $0.id == app })
      else { return ("a question with the answer \(app)", screen.summary) }
      return ("", "")
    case .storeOffers(let app):
      guard case .store(let offer) = screen, offer.apps.contains(where: { $0.id == app })
      else { return ("the App Store with \(app)", screen.summary) }
      return ("", "")
    case .storeOffersNothing:
      guard case .store(let offer) = screen, offer.apps.isEmpty
      else { return ("the App Store with nothing", screen.summary) }
      return ("", "")
    case .activity(let activity, let text):
      return ("\(activity.name) sends \(text.exact)", screen.sending(activity))
    case .noActivity(let activity):
      return ("no \(activity.name) in the share sheet", screen.lacking(activity))
    case .progress(let id, let progress):
      return ("\(id) is \(progress.rawValue)", device.progress(of: id))
    case .receivers(let count):
      return ("\(count) receivers nearby", device.receivers)
    case .notification(let text):
      return ("the notification \(text.exact)", device.notification)
    }
  }
}

extension Device {
  fileprivate var front: String {
    guard case .app(let id) = screen, let app = app(id) else { return screen.summary }
    switch app.content {
    case .start: return "\(id) in front with its first page"
    case .link(let link): return "\(id) in front with \(link.string.exact)"
    case .file(let name): return "\(id) in front with the file \(name.exact)"
    case .failure(let message): return "\(id) in front with a refusal: \(message)"
    }
  }

  fileprivate var frontKind: String {
    guard case .app(let id) = screen, case .failure = app(id)?.content else { return front }
    return "\(id) in front with a refusal"
  }

  fileprivate func links(of app: DeviceApp.ID) -> Int { self.app(app)?.linkCount ?? 0 }

  private var picker: AirDropPicker? {
    for case .picker(let picker) in screens { return picker }
    return nil
  }

  fileprivate func progress(of id: AirDropPicker.Receiver.ID) -> String {
    guard let picker else { return screen.summary }
    guard let receiver = picker.receivers.first(where: { $0.id == id }) else {
      return "\(id) is not nearby"
    }
    return "\(id) is \(receiver.progress.rawValue)"
  }

  fileprivate var receivers: String {
    picker.map { "\($0.receivers.count) receivers nearby" } ?? screen.summary
  }

  fileprivate var notification: String {
    notifications.last.map { "the notification \($0.exact)" } ?? "no notification"
  }
}

extension Screen {
  fileprivate func dialog(_ words: (AcceptDialog) -> String) -> String {
    if case .dialog(let dialog) = self { words(dialog) } else { summary }
  }

  fileprivate func text(_ words: (LinkedText) -> String) -> String {
    guard case .preview(let preview) = self, let text = preview.text else { return summary }
    return words(text)
  }

  fileprivate func lacking(_ activity: ShareActivity) -> String {
    guard case .shareSheet(let sheet) = self else { return summary }
    let isThere = sheet.entries.contains { $0.activity == activity }
    return "\(isThere ? "" : "no ")\(activity.name) in the share sheet"
  }

  fileprivate func sending(_ activity: ShareActivity) -> String {
    guard case .shareSheet(let sheet) = self,
      let entry = sheet.entries.first(where: { $0.activity == activity })
    else { return summary }
    switch entry.item {
    case .link(let text), .text(let text), .file(let text, _, _):
      return "\(activity.name) sends \(text.exact)"
    }
  }
}

extension AcceptDialog {
  /// A picture of the same length and kind is another one all the same.
  fileprivate func summary(of expected: FileIcon) -> String {
    guard let icon else { return "a dialog without a picture" }
    let other = icon == expected || icon.summary != expected.summary ? "the" : "another"
    return "a dialog with \(other) picture of \(icon.summary)"
  }
}

extension LinkedText {
  fileprivate var summary: String {
    links.isEmpty ? "a text without a link" : "a text with the link \(links.map(\.exact).listed)"
  }
}

extension String {
  /// In quotation marks and whole, so that no two texts read alike.
  fileprivate var exact: String {
    // Else a text that holds the spelling would be taken for what is spelt.
    "“\(replacing("\\", with: "\\\\").spelledOut)”"
  }
}
