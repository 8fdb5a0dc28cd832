/// How an app ranks among those that open a type (`LSHandlerRank`).
///
/// A document type without a rank counts as ``default``. A rank that is none of the four is kept
/// as it is spelled, so that a check can name it.
public struct HandlerRank: RawRepresentable, Sendable, Hashable {
  /// The rank in the property list's spelling.
  public let rawValue: String

  /// A rank in the property list's spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The app owns the type; only for types that it exports.
  public static let owner = Self(rawValue: "Owner")
  /// The app opens the type, and so do others.
  public static let `default` = Self(rawValue: "Default")
  /// The app opens the type when nobody better is there.
  public static let alternate = Self(rawValue: "Alternate")
  /// The app is never chosen for the type.
  public static let never = Self(rawValue: "None")
}
