import DeepDropPropertyList

/// A uniform type identifier, such as `com.example.acme.link`.
///
/// Letters a–z and A–Z, digits, hyphens, and dots between its parts, in reverse-DNS style (Apple,
/// “Defining file and data types for your app”). Identifiers compare without case.
///
/// ```swift
/// let type = try TypeIdentifier("com.example.acme.link")
/// type == (try TypeIdentifier("COM.Example.acme.link"))  // true
/// ```
public struct TypeIdentifier: Sendable, Hashable, CustomStringConvertible {
  /// The longest identifier, in bytes; a dynamic one of the longest file extension fits.
  public static let maximumLength = 1024

  /// The identifier as it was written.
  public let string: String

  /// What is compared.
  let canonical: String

  /// Takes an identifier.
  ///
  /// - Throws: ``LinkError/Code/malformedType`` when it is empty, has but one part, an empty part,
  ///   or another character, such as the underscore that a bundle identifier gets away with.
  public init(_ string: String) throws(LinkError) {
    guard string.utf8.count <= Self.maximumLength else { throw .typeTooLong(string) }
    if let character = string.first(where: { !$0.isTypeCharacter }) {
      throw .typeCharacter(character, in: string)
    }
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else {
      throw .typeParts(string)
    }
    self.init(unchecked: string)
  }

  /// For identifiers that are well formed by construction.
  init(unchecked string: String) {
    self.string = string
    canonical = string.lowercased()
  }

  /// Whether the system made it up for a file of an undeclared type: it begins with `dyn.`.
  public var isDynamic: Bool { canonical.hasPrefix("dyn.") }

  /// Whether it begins with a prefix that only Apple may declare: `public.`, `dyn.`, `com.apple.`.
  public var isReserved: Bool {
    isDynamic || canonical.hasPrefix("public.") || canonical.hasPrefix("com.apple.")
  }

  /// The identifier as it was written.
  public var description: String { string }

  /// Compares without case.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.canonical == rhs.canonical }

  /// Hashes without case.
  public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

extension Character {
  fileprivate var isTypeCharacter: Bool { isASCII && (isLetter || isNumber || "-.".contains(self)) }
}

// MARK: Errors

extension LinkError.Code {
  /// The text is not a uniform type identifier.
  public static let malformedType = Self("malformed-type")
}

extension LinkError {
  package static func typeTooLong(_ text: String) -> Self {
    Self(
      .malformedType,
      "The type identifier \(text.quoted) is longer than \(TypeIdentifier.maximumLength) bytes."
    )
  }

  package static func typeCharacter(_ character: Character, in text: String) -> Self {
    Self(
      .malformedType,
      "The type identifier \(text.quoted) holds \(String(character).quoted): "
        + "only letters a–z, digits, “-” and “.” may stand in it."
    )
  }

  package static func typeParts(_ text: String) -> Self {
    Self(
      .malformedType,
      "\(text.quoted) is not a type identifier: parts joined by single dots are wanted, "
        + "such as com.example.acme.link."
    )
  }
}
