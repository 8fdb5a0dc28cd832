/// What was done in a simulation, with what came of it: a scenario that expects the same again.
public struct Recording: Sendable, Hashable {
  /// What of a device is worth expecting.
  private struct Sight: Sendable, Hashable {
    var dialog: String?
    var content: DeviceApp.Content?
    var app: DeviceApp.ID?
    var isInboxEmpty = true
  }

  /// The steps so far.
  public private(set) var steps: [Step] = []
  private var seen: [Device.ID: Sight] = [:]

  init() {}

  /// The steps as a scenario.
  public func scenario(named name: String) -> Scenario {
    Scenario(name: name, steps: steps)
  }

  /// The Info.plists that the scenario installs and that lie nowhere yet, by the names it gives them.
  public var files: [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for step in steps {
      let app: DeviceApp
      switch step {
      case .stock(let stocked): app = stocked
      case .act(.install(let installed), _): app = installed
      case .device, .act, .expect: continue
      }
      guard app.path == nil, let bytes = app.infoPlist,
        !files.contains(where: { $0.name == app.scenarioPath })
      else { continue }
      files.append((app.scenarioPath, bytes))
    }
    return files
  }

  mutating func note(_ step: Step) {
    steps.append(step)
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
