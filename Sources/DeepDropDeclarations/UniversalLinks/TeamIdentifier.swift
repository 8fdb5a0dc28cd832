internal import DeepDropKit
internal import DeepDropPropertyList

/// The identifier of a developer team, such as `A1B2C3D4E5`.
public struct TeamIdentifier: Sendable, Hashable, CustomStringConvertible {
  /// Ten capital letters and digits.
  public let string: String

  /// The identifier.
  public var description: String { string }

  /// Reads ten capital letters and digits.
  ///
  /// - Throws: ``DeclarationError/Code/invalidTeam``.
  public init(_ string: String) throws(DeclarationError) {
    let isSound = string.utf8.allSatisfy {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard string.utf8.count == 10, isSound else { throw .team(string) }
    self.string = string
  }
}

// MARK: Errors

extension DeclarationError {
  static func team(_ text: String) -> Self {
    Self(
      .invalidTeam,
      "The team identifier \(text.quoted) is not legal: it is ten capital letters and digits, "
        + "such as A1B2C3D4E5."
    )
  }
}
