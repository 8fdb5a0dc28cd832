import DeepDropPropertyList

/// The file type by which an app receives its links, with what else the app declares of them.
///
/// An app says it once, in its Info.plist; everything here reads it from there.
///
/// ```swift
/// let type = try LinkType(infoDictionary: Bundle.main.infoDictionary ?? [:])
/// FileName(title: "Gig", extension: type.filenameExtension).string  // "Gig.acmelink"
/// type.policy.allows(link)
/// ```
public struct LinkType: Sendable, Hashable {
  /// The type, which the app exports and owns.
  public let identifier: TypeIdentifier

  /// The extension of the files that the app shares, without a dot.
  public let filenameExtension: String

  /// All extensions of the link files: that of new ones first, then perhaps older or shorter ones.
  public let filenameExtensions: [String]

  /// What people read for the type, such as “Acme link”.
  public let name: String

  /// The MIME type of the link files, if they have one.
  public let mimeType: String?

  /// The app's bundle identifier; in a source Info.plist that leaves it to the build, the variable
  /// `$(PRODUCT_BUNDLE_IDENTIFIER)`.
  public let appID: String

  /// The app's own URL schemes.
  public let schemes: [String]

  /// The app's own web hosts.
  public let hosts: [String]

  /// Takes a declaration whose parts are each well formed.
  ///
  /// - Parameters:
  ///   - identifier: A type of the app's own; the prefixes `public.`, `com.apple.` and `dyn.` are
  ///     Apple's.
  ///   - filenameExtension: 1 to 64 ASCII letters, digits, `-`, `_` or `+`.
  ///   - otherExtensions: What else the app's link files may have; like the first.
  ///   - name: What people read; not blank, without control characters.
  ///   - mimeType: Type and subtype, such as `application/vnd.example.acme+x`.
  ///   - appID: ASCII letters, digits, `-`, `.`, `_`, or a build variable.
  ///   - schemes: Without colons (RFC 3986 §3.1); none of a browser, and none that ``LinkPolicy``
  ///     refuses whoever names it.
  ///   - hosts: Whole ASCII domains of at least two parts, without port and wildcard.
  /// - Throws: ``LinkError/Code/malformedType`` for a type of Apple's,
  ///   ``LinkError/Code/malformedDeclaration`` for any other part.
  public init(
    identifier: TypeIdentifier,
    filenameExtension: String,
    otherExtensions: [String] = [],
    name: String,
    mimeType: String? = nil,
    appID: String,
    schemes: [String],
    hosts: [String] = []
  ) throws(LinkError) {
    guard !identifier.isReserved else { throw .reservedType(identifier) }
    let extensions = [filenameExtension] + otherExtensions
    if let illegal = extensions.first(where: { !FileName.isExtension($0) }) {
      throw .declaration("file name extension", illegal, wanted: "acmelink")
    }
    guard name.contains(where: { !$0.isWhitespace }), name.isPlain else {
      throw .declaration("type name", name, wanted: "Acme link")
    }
    if let mimeType, !mimeType.isMIMEType {
      throw .declaration("MIME type", mimeType, wanted: "application/vnd.example.acme+x")
    }
    guard appID.isAppID else {
      throw .declaration("bundle identifier", appID, wanted: "com.example.acme")
    }
    if let scheme = schemes.first(where: { !URLSyntax.isScheme($0) }) {
      throw .declaration("URL scheme", scheme, wanted: "acme")
    }
    if let scheme = schemes.first(where: LinkPolicy.isReserved) { throw .reservedScheme(scheme) }
    if let host = hosts.first(where: { !$0.isDeclarableHost }) {
      throw .declaration("web host", host, wanted: "example.com")
    }
    self.identifier = identifier
    self.filenameExtension = filenameExtension
    var seen: Set<String> = []
    filenameExtensions = extensions.filter { seen.insert($0.lowercased()).inserted }
    self.name = name
    self.mimeType = mimeType
    self.appID = appID
    self.schemes = schemes
    self.hosts = hosts
  }

  /// The links the app takes: those of its own schemes, and https links of its own hosts.
  public var policy: LinkPolicy {
    LinkPolicy(schemes: Set(schemes), hosts: Set(hosts))
  }

  /// Whether a file of that name has an extension of the type's, which compares without case.
  public func claims(fileName: String) -> Bool {
    let name = fileName.lowercased()
    return filenameExtensions.contains { name.hasSuffix("." + $0.lowercased()) }
  }
}

extension String {
  /// RFC 6838 §4.2: two names joined by a slash.
  package var isMIMEType: Bool {
    let names = split(separator: "/", omittingEmptySubsequences: false)
    return names.count == 2
      && names.allSatisfy { name in
        name.first?.isASCIIAlphanumeric == true
          && name.allSatisfy { $0.isASCIIAlphanumeric || "!#$&-^_.+".contains($0) }
      }
  }

  /// The store takes an underscore here, though no type identifier may have one.
  fileprivate var isAppID: Bool {
    !isEmpty && withoutBuildVariables.allSatisfy { $0.isASCIIAlphanumeric || "-._".contains($0) }
  }

  /// Whether the text may stand in an Info.plist: XML 1.0 §2.2 has no place for most control
  /// characters, and none of them is ever meant.
  package var isPlain: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && !$0.properties.isNoncharacterCodePoint
    }
  }
}

extension Character {
  fileprivate var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}

// MARK: Errors

extension LinkError.Code {
  /// The app's declarations lack something, hold two of it, or one that is not well formed.
  public static let malformedDeclaration = Self("malformed-declaration")
}

extension LinkError {
  package static func reservedType(_ type: TypeIdentifier) -> Self {
    Self(
      .malformedType,
      "The type \(type.string.quoted) is not an app's own: the prefixes public., com.apple. and "
        + "dyn. are Apple's."
    )
  }

  package static func reservedScheme(_ scheme: String) -> Self {
    Self(
      .malformedDeclaration,
      "The URL scheme \(scheme.quoted) is not an app's own: name the hosts of web links instead, and "
        + "no scheme that runs or reads something."
    )
  }

  package static func declaration(_ noun: String, _ text: String, wanted: String) -> Self {
    Self(
      .malformedDeclaration,
      "\(text.quoted) is not a \(noun): one such as \(wanted) is wanted."
    )
  }
}
