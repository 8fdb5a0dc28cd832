import DeepDropAirDrop
import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

/// A device with what nobody sees of it: its disk, the receivers of running apps, open questions.
struct Phone: Sendable {
  /// Who waits for the answer to a question.
  enum Asker: Sendable {
    case transfer(Int, ReceiverMachine.Ticket)
    case outside(CheckedContinuation<Answer, Never>)
  }

  /// What an app shares just now.
  struct Sharing: Sendable {
    let app: DeviceApp.ID
    let content: SharedContent
    let share: LinkShare?
  }

  var device: Device
  let folder: DeviceFolder
  var machine: ReceiverMachine
  /// Who is near, as somebody outside tells.
  var nearby: [AirDropPicker.Receiver] = []
  var sharing: Sharing?
  var askers: [AcceptDialog.ID: Asker] = [:]
  var lastDialog = 0
  /// The receivers of the apps that run.
  var receivers: [DeviceApp.ID: LinkReceiver] = [:]
  /// The numbers of the apps' containers, which nobody gets a second time.
  var containers: [DeviceApp.ID: Int] = [:]
  private var lastContainer = 0
  /// The types and apps of the system; made anew when an app comes or goes.
  private(set) var resolver: Resolver

  init(_ device: Device, folder: DeviceFolder) {
    self.device = device
    self.folder = folder
    machine = ReceiverMachine(
      identity: AskResponse(computerName: device.name, modelName: "iPhone14,5")
    )
    resolver = Resolver(apps: device.apps.map(\.app), on: device.profile)
  }

  /// Whether others see it in their pickers.
  var isSeen: Bool { device.isReachable && device.receiving == .everyone }
}

// MARK: - Apps

extension Phone {
  mutating func install(_ app: DeviceApp) {
    if let index = device.apps.firstIndex(where: { $0.id == app.id }) {
      leaveFront(app.id)
      device.apps[index] = app
      receivers[app.id] = nil
    } else {
      lastContainer += 1
      containers[app.id] = lastContainer
      device.apps.append(app)
    }
    systemChanged()
  }

  mutating func remove(_ id: DeviceApp.ID) {
    leaveFront(id)
    device.apps.removeAll { $0.id == id }
    receivers[id] = nil
    if let number = containers.removeValue(forKey: id) { folder.removeContainer(ofApp: number) }
    systemChanged()
  }

  /// An app that goes, or is replaced, is no longer to be seen, nor is a sheet of its own.
  private mutating func leaveFront(_ id: DeviceApp.ID) {
    if device.app(id)?.state == .foreground { bringToFront(.home) }
    guard sharing?.app == id else { return }
    sharing = nil
    device.screens.removeAll(where: \.isSharing)
  }

  /// What changes with the apps and with the system: who opens what, and of which type files are.
  mutating func systemChanged() {
    resolver = Resolver(apps: device.apps.map(\.app), on: device.profile)
    listFiles()
  }

  /// Looks at the disk: what is shown is what is there.
  mutating func listFiles() {
    device.inbox = device.apps.flatMap { app -> [StoredFile] in
      guard let number = containers[app.id] else { return [] }
      return [DeviceFolder.Place.inbox(app: number), .copies(app: number)]
        .flatMap { folder.names(in: $0) }
        .map { stored($0, in: app.id) }
    }
    device.files = folder.names(in: .files).map { stored($0, in: nil) }
  }

  private func stored(_ name: String, in app: DeviceApp.ID?) -> StoredFile {
    StoredFile(name: name, type: type(ofFileNamed: name).string, app: app)
  }

  /// The type that the device's system gives a file.
  func type(ofFileNamed name: String) -> TypeIdentifier {
    resolver.graph.types(of: OfferedFile(name: name.safeFileName))[0].identifier
  }

  mutating func change(_ id: DeviceApp.ID, _ body: (inout DeviceApp) -> Void) {
    guard let index = device.apps.firstIndex(where: { $0.id == id }) else { return }
    body(&device.apps[index])
  }
}

// MARK: - The screen

extension Phone {
  /// Puts something in front; questions that are open stay on top of it.
  mutating func bringToFront(_ screen: Screen) {
    let dialogs = device.screens.filter { if case .dialog = $0 { true } else { false } }
    device.screens = (screen == .home ? [.home] : [.home, screen]) + dialogs
    for index in device.apps.indices where device.apps[index].state == .foreground {
      device.apps[index].state = .background
    }
    if case .app(let id) = screen { change(id) { $0.state = .foreground } }
  }

  mutating func notify(_ text: String) {
    device.notifications.append(text)
    if device.notifications.count > Self.maximumNotifications { device.notifications.removeFirst() }
  }

  private static let maximumNotifications = 50

  /// That what is to be tapped is not there.
  func missing(_ wanted: String) -> SimulatorError {
    .notOnScreen(wanted, on: device)
  }
}

// MARK: Errors

extension SimulatorError {
  static func notOnScreen(_ wanted: String, on device: Device) -> Self {
    Self(
      .notOnScreen,
      "There is \(wanted) to tap on the screen of \(device.name.quoted): "
        + "it shows \(device.screen.summary)."
    )
  }
}
