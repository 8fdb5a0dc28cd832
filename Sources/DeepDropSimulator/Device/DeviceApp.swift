public import DeepDropDeclarations
public import DeepDropKit
import DeepDropPropertyList

/// An app on a device.
public struct DeviceApp: Sendable, Hashable, Identifiable {
  /// Whether the app runs.
  public enum State: String, Sendable, Hashable, Encodable, CaseIterable {
    /// It does not run: the next thing it is handed starts it.
    case quit
    /// It runs unseen.
    case background
    /// It is in front.
    case foreground
  }

  /// What the app shows.
  public enum Content: Sendable, Hashable {
    /// Its first page.
    case start
    /// What a link leads to.
    case link(DeepLink)
    /// A file that it was handed and that holds none of its links, by name.
    case file(String)
    /// Why it could not open what it was handed.
    case failure(String)
  }

  /// The app as its device's system knows it.
  public let app: InstalledApp
  /// The type of its link files; nil for an app that has none, which then opens files as they are.
  public let linkType: LinkType?
  /// The Info.plist that it was read from; nil for one made in Swift.
  public let infoPlist: [UInt8]?
  /// Where its Info.plist was read from, for a scenario that installs it again; nil if nobody said.
  public var path: String?
  /// Whether it runs.
  public internal(set) var state = State.quit
  /// What it shows when it is in front.
  public internal(set) var content = Content.start
  /// The latest links that it was given, the oldest first: no more than ``maximumLinks`` of them.
  public private(set) var links: [DeepLink] = []
  /// How many links it was given in all.
  public private(set) var linkCount = 0

  /// How many links are kept.
  public static let maximumLinks = 50

  /// An app that declares something already read.
  public init(_ app: InstalledApp, linkType: LinkType? = nil) {
    self.init(app, linkType, infoPlist: nil)
  }

  private init(_ app: InstalledApp, _ linkType: LinkType?, infoPlist: [UInt8]?) {
    self.app = app
    self.linkType = linkType
    self.infoPlist = infoPlist
  }

  /// Reads an Info.plist.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the property list, XML or binary.
  ///   - name: The name of an app whose property list says none.
  /// - Throws: ``SimulatorError/Code/notAnApp`` for what is no property list with a dictionary.
  public init(infoPlist bytes: [UInt8], name: String = "App") throws(SimulatorError) {
    let list: PropertyList
    do throws(PropertyListError) {
      list = try PropertyList(parsing: bytes)
    } catch {
      throw .notAnApp(error.description)
    }
    guard list.dictionary != nil else { throw .notAnApp("its root is not a dictionary") }
    self.init(
      InstalledApp(infoPlist: list, name: name),
      try? LinkType(infoPlist: list),
      infoPlist: bytes
    )
  }

  mutating func take(_ link: DeepLink) {
    linkCount += 1
    if links.count == Self.maximumLinks { links.removeFirst() }
    links.append(link)
  }

  /// The bundle identifier; the name of an app without one.
  public var id: String { app.bundleID.isEmpty ? app.name : app.bundleID }

  /// What people read under the icon.
  public var name: String { app.name }
}

extension DeviceApp: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, state, content, linkCount, handsOverLinks
  }

  /// Writes what a page shows of it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(state, forKey: .state)
    try container.encode(content, forKey: .content)
    try container.encode(linkCount, forKey: .linkCount)
    try container.encode(linkType != nil, forKey: .handsOverLinks)
  }
}

extension DeviceApp.Content: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, link, file, message
  }

  /// Writes `{"kind": …}`, and beside it what the kind has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start:
      try container.encode("start", forKey: .kind)
    case .link(let link):
      try container.encode("link", forKey: .kind)
      try container.encode(link.string, forKey: .link)
    case .file(let name):
      try container.encode("file", forKey: .kind)
      try container.encode(name, forKey: .file)
    case .failure(let message):
      try container.encode("failure", forKey: .kind)
      try container.encode(message, forKey: .message)
    }
  }
}

// MARK: Errors

extension SimulatorError {
  static func notAnApp(_ why: String) -> Self {
    Self(.notAnApp, "This Info.plist cannot be installed: \(why).")
  }
}
