/// What an app does with a document type or a URL type (`CFBundleTypeRole`).
///
/// A role that is none of the four is kept as it is spelled, so that a check can name it.
public struct TypeRole: RawRepresentable, Sendable, Hashable {
  /// The role in the property list's spelling.
  public let rawValue: String

  /// A role in the property list's spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The app reads and writes the type; the usual role for URL schemes of one's own.
  public static let editor = Self(rawValue: "Editor")
  /// The app reads the type.
  public static let viewer = Self(rawValue: "Viewer")
  /// The app runs the type.
  public static let shell = Self(rawValue: "Shell")
  /// The app lends the type a name and an icon, and opens nothing.
  public static let nameOnly = Self(rawValue: "None")
}
