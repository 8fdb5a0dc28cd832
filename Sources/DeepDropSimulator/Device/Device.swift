public import DeepDropDeclarations

/// A device as it stands: what is on it, and what its screen shows.
///
/// A value for looking at. What a person does with it is an ``Act``, and ``Simulation`` says what
/// comes of it.
public struct Device: Sendable, Hashable, Identifiable {
  /// Who may see the device in AirDrop's picker.
  public enum Receiving: String, Sendable, Hashable, Encodable, CaseIterable {
    /// Nobody.
    case off
    /// Everyone nearby.
    case everyone
  }

  /// What tells it from the others, two of one name among them: a word that is never shown.
  public let id: String
  /// The name that other devices show.
  public var name: String
  /// The system, which decides what becomes of what arrives; the last that opens the app at once,
  /// unless another is said.
  public var profile: OSProfile
  /// The setting of AirDrop.
  public var receiving: Receiving
  /// Whether others are in reach.
  public internal(set) var isReachable = true
  /// The apps in the order in which they were installed.
  public internal(set) var apps: [DeviceApp] = []
  /// What the screen shows, the last on top of the others; never empty.
  public internal(set) var screens: [Screen] = [.home]
  /// The files that lie in the apps' Inboxes now, as they are found on the disk.
  public internal(set) var inbox: [StoredFile] = []
  /// The files of the person: those in Files, or in the Downloads of a Mac.
  public internal(set) var files: [StoredFile] = []
  /// What the device told the person, the oldest first.
  public internal(set) var notifications: [String] = []
  /// What was copied last.
  public internal(set) var pasteboard: String?

  /// A device with nothing on it.
  public init(
    id: String,
    name: String,
    profile: OSProfile = .iOS16,
    receiving: Receiving = .everyone
  ) {
    self.id = id
    self.name = name
    self.profile = profile
    self.receiving = receiving
  }

  /// What is on top.
  public var screen: Screen { screens.last ?? .home }

  /// The app of this identifier, if it is installed.
  public func app(_ id: DeviceApp.ID) -> DeviceApp? { apps.first { $0.id == id } }
}

extension Device: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, profile, receiving, isReachable, apps, screen, screens, inbox, files,
      notifications
  }

  /// Writes it for a page: the profile by its name, and the top screen besides the others.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(profile.name, forKey: .profile)
    try container.encode(receiving, forKey: .receiving)
    try container.encode(isReachable, forKey: .isReachable)
    try container.encode(apps, forKey: .apps)
    try container.encode(screen, forKey: .screen)
    try container.encode(screens, forKey: .screens)
    try container.encode(inbox, forKey: .inbox)
    try container.encode(files, forKey: .files)
    try container.encode(notifications, forKey: .notifications)
  }
}
