import DeepDropAirDrop
import DeepDropKit

/// What was done in a simulation, with what came of it: a scenario that expects the same again.
public struct Recording: Sendable, Hashable {
  /// What of a device is worth expecting.
  private struct Sight: Sendable, Hashable {
    var dialog: String?
    var content: DeviceApp.Content?
    var app: DeviceApp.ID?
    var isInboxEmpty = true
  }

  /// An Info.plist or a picture from nowhere, and the name under which it is kept.
  private struct File: Sendable, Hashable {
    // A picture is kept as its step keeps it, and so is in memory once.
    enum Content: Sendable, Hashable {
      case infoPlist([UInt8])
      case picture(FileIcon)
    }

    let name: String
    let content: Content

    var bytes: [UInt8] {
      switch content {
      case .infoPlist(let bytes): bytes
      case .picture(let icon): Array(icon.data)
      }
    }
  }

  /// The steps so far.
  public private(set) var steps: [Step] = []
  private var seen: [Device.ID: Sight] = [:]
  private var kept: [File] = []

  /// Where they lie, seen from the scenario; empty, or with a slash at its end.
  private let folder: String

  init(appsIn folder: String) {
    self.folder = folder
  }

  /// The steps as a scenario.
  public func scenario(named name: String) -> Scenario {
    Scenario(name: name, steps: steps)
  }

  /// The Info.plists and pictures that the scenario reads and that lie nowhere yet, by the names it
  /// gives them.
  public var files: [(name: String, bytes: [UInt8])] { kept.map { ($0.name, $0.bytes) } }

  mutating func note(_ step: Step) {
    switch step {
    case .stock(let app): steps.append(.stock(placed(app)))
    case .act(.install(let app), let device): steps.append(.act(.install(placed(app)), at: device))
    case .act(.share(.link(let shared, let strategy, let icon?), let app), let device):
      let content = SharedContent.link(shared, strategy, icon: placed(icon))
      steps.append(.act(.share(content, from: app), at: device))
    case .device, .act, .expect: steps.append(step)
    }
  }

  /// The app with a path to its Info.plist; another one of the same app gets another path.
  private mutating func placed(_ app: DeviceApp) -> DeviceApp {
    guard app.path == nil, let bytes = app.infoPlist else { return app }
    var app = app
    app.path = place(of: .infoPlist(bytes), named: app.scenarioPath)
    return app
  }

  private mutating func placed(_ icon: Thumbnail) -> Thumbnail {
    guard icon.path == nil else { return icon }
    var icon = icon
    icon.path = place(of: .picture(icon.icon), named: icon.scenarioPath)
    return icon
  }

  private mutating func place(of content: File.Content, named name: String) -> String {
    let numbered = NumberedName(name)
    var attempt = 1
    var path = folder + name
    while let file = kept.first(where: { $0.name == path }), file.content != content {
      attempt += 1
      path = folder + numbered.name(for: attempt)
    }
    if !kept.contains(where: { $0.name == path }) {
      kept.append(File(name: path, content: content))
    }
    return path
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
