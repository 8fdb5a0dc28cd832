import DeepDropAirDrop
import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

extension Simulation {
  /// Does what a person does, and everything that follows from it.
  ///
  /// - Throws: ``SimulatorError`` when the screen has nothing of the kind to tap, and when a device
  ///   or an app is not there; then nothing has changed.
  public func perform(_ act: Act, at device: Device.ID) async throws(SimulatorError) {
    let index = try index(of: device)
    time += .seconds(3)
    try begin(act, at: index)
    recording.note(.act(act, at: device))
    phones[index].listFiles()
    await handOver()
    publish()
  }

  private func begin(_ act: Act, at index: Int) throws(SimulatorError) {
    switch act {
    case .share(let content, let app):
      try phones[index].share(content, from: app)
      explain(.person, at: index, "\(app) shares \(content.title.quoted).")
    case .drop(let text, let title):
      try phones[index].drop(text, titled: title)
      explain(.person, at: index, "\(text.quoted) is dropped on the device.")
    case .choose(let activity): try choose(activity, at: index)
    case .send(let receiver): try send(to: receiver, at: index)
    case .accept: try answer(.accept, at: index)
    case .decline: try answer(.decline, at: index)
    case .tapApp(let app): try tapApp(app, at: index)
    case .tapFile(let name): try tapFile(name, at: index)
    case .tapLink(let link): try tapLink(link, at: index)
    case .copy: copy(try phones[index].textOnScreen().string, at: index)
    case .get(let app): try get(app, at: index)
    case .dismiss: try dismiss(at: index)
    case .goHome: phones[index].bringToFront(.home)
    case .openFiles: phones[index].bringToFront(.files)
    case .quit(let app): try quit(app, at: index)
    case .open(let link): open(link, at: index)
    case .install(let app):
      phones[index].install(app)
      explain(.person, at: index, "\(app.name.quoted) is installed.")
    case .remove(let app):
      _ = try phones[index].app(app)
      phones[index].remove(app)
      explain(.person, at: index, "\(app) is removed.")
    case .rename(let name): phones[index].device.name = name
    case .setReceiving(let receiving): phones[index].device.receiving = receiving
    case .setProfile(let profile):
      phones[index].device.profile = profile
      phones[index].systemChanged()
    case .leave: try leave(at: index)
    case .comeBack: try comeBack(at: index)
    }
    refreshPickers()
  }

  func explain(
    _ kind: Explanation.Kind,
    at index: Int,
    _ message: String,
    _ details: [String] = []
  ) {
    explain(kind, at: phones[index].device.id, message, details)
  }

  // MARK: The share sheet

  private func choose(_ activity: ShareActivity, at index: Int) throws(SimulatorError) {
    guard case .shareSheet(let sheet) = phones[index].device.screen,
      let sharing = phones[index].sharing,
      let entry = sheet.entries.first(where: { $0.activity == activity })
    else { throw phones[index].missing("no \(activity.name)") }
    explain(
      .item,
      at: index,
      "\(activity.name) sends \(entry.item.summary).",
      sharing.content.reasons(activity, entry.item)
    )
    phones[index].device.screens.removeLast()
    guard activity == .airDrop else {
      if activity == .copyToPasteboard { phones[index].device.pasteboard = entry.item.pasteable }
      phones[index].notify("\(activity.name): \(entry.item.summary)")
      return
    }
    phones[index].put(
      .picker(AirDropPicker(item: entry.item, receivers: receivers(near: index)))
    )
  }

  private func dismiss(at index: Int) throws(SimulatorError) {
    switch phones[index].device.screen {
    case .home: throw phones[index].missing("nothing")
    case .dialog: try answer(.decline, at: index)
    case .app, .files, .preview, .browser: phones[index].bringToFront(.home)
    case .shareSheet, .picker, .openIn, .store: phones[index].device.screens.removeLast()
    }
  }

  private func quit(_ app: DeviceApp.ID, at index: Int) throws(SimulatorError) {
    switch try phones[index].app(app).state {
    case .quit:
      let name = phones[index].device.name
      throw .alreadySo("The app \(app.quoted) does not run on \(name.quoted).")
    case .foreground: phones[index].bringToFront(.home)
    case .background: break
    }
    phones[index].change(app) {
      $0.state = .quit
      $0.content = .start
    }
    phones[index].receivers[app] = nil
  }

  // MARK: Opening by hand

  private func tapApp(_ app: DeviceApp.ID, at index: Int) throws(SimulatorError) {
    let name = try phones[index].app(app).name
    guard case .openIn(let question) = phones[index].device.screen else {
      explain(.person, at: index, "\(name.quoted) is opened.")
      phones[index].start(app)
      return
    }
    guard question.apps.contains(where: { $0.id == app }) else {
      throw phones[index].missing("no \(name.quoted)")
    }
    explain(.person, at: index, "\(name.quoted) is chosen for \(question.file.quoted).")
    phones[index].device.screens.removeLast()
    try openWaiting(question.file, in: app, at: index)
  }

  private func tapLink(_ link: DeepLink, at index: Int) throws(SimulatorError) {
    guard try phones[index].textOnScreen().links.contains(link.string) else {
      throw phones[index].missing("no link \(link.string.quoted)")
    }
    explain(.person, at: index, "\(link.string.quoted) is tapped.")
    open(link, at: index)
  }

  private func copy(_ text: String, at index: Int) {
    phones[index].device.pasteboard = text
    phones[index].notify("Copied.")
  }

  private func get(_ app: DeviceApp.ID, at index: Int) throws(SimulatorError) {
    guard case .store(let offer) = phones[index].device.screen,
      offer.apps.contains(where: { $0.id == app }),
      let found = store.first(where: { $0.id == app })
    else { throw phones[index].missing("no app \(app.quoted)") }
    explain(.person, at: index, "\(found.name.quoted) is installed from the App Store.")
    phones[index].install(found)
    phones[index].device.screens.removeLast()
    try openWaiting(offer.file, in: app, at: index)
  }
}

extension SentItem {
  /// What is sent, as part of a sentence.
  var summary: String {
    switch self {
    case .link(let link): link.quoted
    case .text(let text): "the text \(text.quoted)"
    case .file(let name, _, _): "the file \(name.quoted)"
    }
  }

  /// What of it can be pasted into a text.
  fileprivate var pasteable: String? {
    switch self {
    case .link(let text), .text(let text): text
    case .file: nil
    }
  }
}

// MARK: Errors

extension SimulatorError {
  static func alreadySo(_ message: String) -> Self { Self(.alreadySo, message) }
}
