import DeepDropAirDrop
import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Phone {
  /// An app shares, and comes to the front for it.
  mutating func share(_ content: SharedContent, from id: DeviceApp.ID) throws(SimulatorError) {
    _ = try app(id)
    let sheet = try sheet(for: content, from: id)
    bringToFront(.app(id))
    put(.shareSheet(sheet))
  }

  /// Shares on top of whatever the screen shows, in place of what was being shared there.
  mutating func shareOnTop(_ content: SharedContent, from id: String) throws(SimulatorError) {
    let sheet = try sheet(for: content, from: id)
    device.screens.removeAll(where: \.isSharing)
    put(.shareSheet(sheet))
  }

  /// The share sheet: it asks the app for what each activity would get.
  private mutating func sheet(
    for content: SharedContent,
    from id: String
  ) throws(SimulatorError) -> ShareSheet {
    if case .text(let text) = content, text.utf8.count > LinkedText.maximumLength {
      throw .cannotShare(
        "The text is longer than the \(LinkedText.maximumLength) bytes that can be shared."
      )
    }
    // Nobody reads an earlier share any more: what is under way was copied when it left.
    folder.emptyCaches()
    var share: LinkShare?
    if case .link(let shared, let strategy, _) = content {
      guard let type = try app(id).linkType else {
        throw .cannotShare("The app \(id) has no link files.")
      }
      do throws(LinkError) {
        share = try LinkShare(
          shared,
          type: type,
          strategy: strategy,
          scratch: ScratchFolder(folder.caches),
          time: Date(timeIntervalSince1970: 0)
        )
      } catch {
        throw .cannotShare(error.message)
      }
    }
    let sharing = Sharing(app: id, content: content, share: share)
    self.sharing = sharing
    let placeholder = share.map { sent($0.placeholder) } ?? item(of: sharing, for: .message)
    let activities = ShareActivity.named.map(\.value).filter { $0.takes(placeholder) }
    let entries = activities.map { activity in
      ShareSheet.Entry(
        activity: activity,
        item: item(of: sharing, for: activity),
        subject: share?.subject(for: activity)
      )
    }
    return ShareSheet(app: id, title: content.title, placeholder: placeholder, entries: entries)
  }

  /// What an activity gets: from the app's own share for a link of its own.
  private func item(of sharing: Sharing, for activity: ShareActivity) -> SentItem {
    switch sharing.content {
    case .page(let link):
      return .link(link.string)
    case .text(let text):
      guard activity == .airDrop else { return .text(text) }
      let name = Self.textName(text).string
      return .file(name: name, type: type(ofFileNamed: name).string, text: text)
    case .picture(let title):
      let name = Self.pictureName(title).string
      return .file(name: name, type: type(ofFileNamed: name).string, text: nil)
    case .link:
      return sharing.share.map { sent($0.item(for: activity)) } ?? .link("")
    }
  }

  private func sent(_ url: URL) -> SentItem {
    guard url.isFileURL else { return .link(url.absoluteString) }
    return .file(
      name: url.lastPathComponent,
      type: type(ofFileNamed: url.lastPathComponent).string,
      text: Self.bytes(at: url).map { String(decoding: $0, as: UTF8.self) }
    )
  }

  /// What AirDrop carries of what is shared.
  func departure(
    of sharing: Sharing,
    to receiver: AirDropPicker.Receiver.ID,
    numbered number: Int
  ) throws(SimulatorError) -> Departure {
    var links: [DeepLink] = []
    var files: [Departure.File] = []
    var icon: FileIcon?
    switch sharing.content {
    case .page(let link):
      links = [link]
    case .picture(let title):
      files = [file(Self.pictureName(title), Self.picture)]
    case .text(let text):
      files = [file(Self.textName(text), Array(text.utf8))]
    case .link(let shared, _, let thumbnail):
      icon = thumbnail?.icon
      guard let url = sharing.share?.item(for: .airDrop) else { break }
      if url.isFileURL, let bytes = Self.bytes(at: url) {
        let name = FileName(title: shared.title, extension: url.pathExtension)
        files = [file(name, bytes)]
      } else if let link = try? DeepLink(url) {
        links = [link]
      }
    }
    guard !links.isEmpty || !files.isEmpty else {
      throw .cannotShare("What is shared is not there any more.")
    }
    return Departure(
      id: number,
      device: device.id,
      senderName: device.name,
      bundleID: sharing.app,
      receiver: receiver,
      links: links,
      files: files,
      icon: icon
    )
  }

  private func file(_ name: FileName, _ bytes: [UInt8]) -> Departure.File {
    Departure.File(name: name, type: type(ofFileNamed: name.string), bytes: bytes)
  }

  private static func bytes(at url: URL) -> [UInt8]? {
    FileManager.default.contents(atPath: url.path(percentEncoded: false)).map(Array.init)
  }

  private static func pictureName(_ title: String) -> FileName {
    FileName(title: title, extension: "png", fallback: "Picture")
  }

  /// Its beginning is all that the dialog shows of a text.
  private static func textName(_ text: String) -> FileName {
    FileName(title: text, extension: "txt", fallback: "Text")
  }

  /// One transparent point.
  private static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4,
    0x89, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x00, 0x01, 0x00, 0x00,
    0x05, 0x00, 0x01, 0x0D, 0x0A, 0x2D, 0xB4, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82,
  ]

  func app(_ id: DeviceApp.ID) throws(SimulatorError) -> DeviceApp {
    guard let app = device.app(id) else { throw .noApp(id, on: device) }
    return app
  }
}

extension SharedContent {
  /// What stands at the head of the share sheet.
  var title: String {
    switch self {
    case .link(let shared, _, _): shared.title
    case .page(let link): link.string
    case .text(let text): text
    case .picture(let title): title
    }
  }
}

// MARK: Errors

extension SimulatorError {
  static func cannotShare(_ message: String) -> Self { Self(.cannotShare, message) }

  static func noApp(_ id: DeviceApp.ID, on device: Device) -> Self {
    let ids = device.apps.map(\.id.quoted)
    return Self(
      .noApp,
      "There is no app \(id.quoted) on \(device.name.quoted): "
        + (ids.isEmpty ? "nothing is installed." : "there is \(ids.listed).")
    )
  }
}
