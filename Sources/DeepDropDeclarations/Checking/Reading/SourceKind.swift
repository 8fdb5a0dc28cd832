internal import DeepDropPropertyList

/// What kind of file is judged.
public enum SourceKind: Sendable, Hashable {
  /// The Info.plist of a project, to which a build adds what its settings say.
  case sourceInfoPlist
  /// The Info.plist of a built app, in which nothing is missing that is to come.
  case builtInfoPlist
  /// An app's entitlements.
  case entitlements
  /// A web host's `apple-app-site-association`.
  case siteAssociation
  /// Swift, of which only `exportedAs:` is read.
  case swift

  /// The kind that a file has by its name and its content; nil for a file of none of them.
  ///
  /// A property list that holds no entitlements counts as an Info.plist.
  ///
  /// - Parameters:
  ///   - name: The last component of its path.
  ///   - bytes: Its content.
  ///   - isBuilt: Whether it was found in a bundle, or is said to be built.
  public init?(of name: String, holding bytes: [UInt8], isBuilt: Bool = false) {
    let name = name.lowercased()
    if name.hasPrefix("apple-app-site-association") {
      self = .siteAssociation
    } else if name.hasSuffix(".swift") {
      self = .swift
    } else if name.hasSuffix(".entitlements") || name.hasSuffix(".xcent") {
      self = .entitlements
    } else if name.hasSuffix(".plist") || name.hasSuffix(".plist.in")
      || PropertyList.Format(of: bytes) != nil
    {
      self =
        Self.isEntitlements(bytes) ? .entitlements : isBuilt ? .builtInfoPlist : .sourceInfoPlist
    } else if bytes.first(where: { !$0.isBlank && !$0.isLineBreak }) == UInt8(ascii: "{") {
      self = .siteAssociation
    } else {
      return nil
    }
  }

  var isInfoPlist: Bool { self == .sourceInfoPlist || self == .builtInfoPlist }

  /// Entitlements have keys of their own, and no bundle's; only then is it worth parsing twice.
  private static func isEntitlements(_ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(text: "CFBundle"), let list = try? PropertyList(parsing: bytes) else {
      return false
    }
    return list.dictionary?.keys.contains {
      $0 == "application-identifier" || $0.hasPrefix("com.apple.developer.")
        || $0.hasPrefix("com.apple.security.")
    } ?? false
  }
}
