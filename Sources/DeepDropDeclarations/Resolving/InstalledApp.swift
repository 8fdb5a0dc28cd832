internal import DeepDropKit
public import DeepDropPropertyList

/// An app as the system knows it when it looks for one that opens something.
///
/// ```swift
/// let acme = InstalledApp(infoPlist: try PropertyList(parsing: bytes), name: "Acme")
/// ```
public struct InstalledApp: Sendable, Hashable {
  /// What people read under the icon.
  public var name: String
  /// The bundle identifier; empty where the property list leaves it to the build.
  public var bundleID: String
  /// What the app declares.
  public var declarations: Declarations
  /// The web hosts that the app is associated with, those behind `*.` among them.
  public var hosts: [AssociatedHost]

  /// An app with the hosts that its declarations name; what is no host is left out.
  public init(name: String, bundleID: String, declarations: Declarations) {
    self.name = name
    self.bundleID = bundleID
    self.declarations = declarations
    hosts = declarations.hosts.compactMap { try? AssociatedHost($0) }
  }

  /// Reads an Info.plist, of a built app or of a project.
  ///
  /// - Parameters:
  ///   - infoPlist: The whole property list.
  ///   - name: The name of an app whose property list says none, such as that of its bundle.
  public init(infoPlist: PropertyList, name: String) {
    let names = [InfoKey.bundleDisplayName, InfoKey.bundleName].compactMap {
      infoPlist[$0]?.settled
    }
    self.init(
      name: names.first ?? name,
      bundleID: infoPlist[InfoKey.bundleIdentifier]?.settled ?? "",
      declarations: Declarations(reading: infoPlist)
    )
  }
}

extension PropertyList {
  /// A text of which nothing is left to the build, and which is no more than text.
  fileprivate var settled: String? {
    guard let string, !string.isEmpty, string.isPlain, !string.holdsBuildVariable else {
      return nil
    }
    return string
  }
}

extension InstalledApp {
  /// What decides where the system documents nothing: the bundle identifier, then the name.
  static func isOrdered(_ left: InstalledApp, _ right: InstalledApp) -> Bool {
    (left.bundleID.lowercased(), left.name) < (right.bundleID.lowercased(), right.name)
  }

  func exports(_ type: TypeIdentifier) -> Bool {
    declarations.exportedTypes.contains { (try? TypeIdentifier($0.identifier)) == type }
  }
}
