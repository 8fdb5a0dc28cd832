/// What was done in a simulation, with what came of it: a scenario that expects the same again.
public struct Recording: Sendable, Hashable {
  /// What of a device is worth expecting.
  private struct Sight: Sendable, Hashable {
    var dialog: String?
    var content: DeviceApp.Content?
    var app: DeviceApp.ID?
    var isInboxEmpty = true
  }

  /// An Info.plist that was dropped, and the name under which it is kept.
  private struct List: Sendable, Hashable {
    let name: String
    let bytes: [UInt8]
  }

  /// The steps so far.
  public private(set) var steps: [Step] = []
  private var seen: [Device.ID: Sight] = [:]
  private var lists: [List] = []

  /// Where the Info.plists lie, seen from the scenario; empty, or with a slash at its end.
  private let folder: String

  init(appsIn folder: String = "") {
    self.folder = folder
  }

  /// The steps as a scenario.
  public func scenario(named name: String) -> Scenario {
    Scenario(name: name, steps: steps)
  }

  /// The Info.plists that the scenario installs and that lie nowhere yet, by the names it gives them.
  public var files: [(name: String, bytes: [UInt8])] { lists.map { ($0.name, $0.bytes) } }

  mutating func note(_ step: Step) {
    switch step {
    case .stock(let app): steps.append(.stock(placed(app)))
    case .act(.install(let app), let device): steps.append(.act(.install(placed(app)), at: device))
    case .device, .act, .expect: steps.append(step)
    }
  }

  /// The app with a path to its Info.plist; another one of the same app gets another path.
  private mutating func placed(_ app: DeviceApp) -> DeviceApp {
    guard app.path == nil, let bytes = app.infoPlist else { return app }
    let parts = app.scenarioPath.fileNameParts
    var number = 1
    var name = folder + app.scenarioPath
    while let list = lists.first(where: { $0.name == name }), list.bytes != bytes {
      number += 1
      name = "\(folder)\(parts.stem)-\(number)\(parts.suffix)"
    }
    if !lists.contains(where: { $0.name == name }) { lists.append(List(name: name, bytes: bytes)) }
    var app = app
    app.path = name
    return app
  }

  /// Looks at the devices, and expects what is new.
  mutating func see(_ devices: some Sequence<Device>) {
    for device in devices {
      let before = seen[device.id] ?? Sight()
      var sight = Sight(isInboxEmpty: device.inbox.isEmpty)
      if case .dialog(let dialog) = device.screen { sight.dialog = dialog.title }
      if case .app(let id) = device.screen {
        sight.app = id
        sight.content = device.app(id)?.content
      }
      guard sight != before else { continue }
      seen[device.id] = sight
      if let title = sight.dialog, title != before.dialog {
        steps.append(.expect(.dialogTitle(title), at: device.id))
      }
      guard sight.content != before.content, let app = sight.app else { continue }
      switch sight.content {
      case .link(let link): steps.append(.expect(.openedLink(app, link), at: device.id))
      case .file(let name): steps.append(.expect(.openedFile(app, name), at: device.id))
      case .failure: steps.append(.expect(.refused(app), at: device.id))
      case .start, nil: continue
      }
      if sight.isInboxEmpty { steps.append(.expect(.fileGone, at: device.id)) }
    }
  }
}
