internal import DeepDropKit
internal import DeepDropPropertyList

/// A web host whose links an app opens, as an associated domain names it.
///
/// ```swift
/// let host = try AssociatedHost("example.com")
/// ```
public struct AssociatedHost: Sendable, Hashable, CustomStringConvertible {
  /// The host in lower case, perhaps behind `*.`.
  public let string: String

  /// Whether the host stands for all its subdomains (`*.example.com`).
  public var isWildcard: Bool { string.hasPrefix("*.") }

  /// The host.
  public var description: String { string }

  /// Reads a domain name, at most 253 characters, or one behind `*.`.
  ///
  /// No scheme, path, port or slash; an international name in its `xn--` form.
  ///
  /// - Throws: ``DeclarationError/Code/invalidHost``.
  public init(_ string: String) throws(DeclarationError) {
    let host = string.lowercased()
    let name = host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
    guard name.isDeclarableHost else { throw .host(string) }
    self.string = host
  }
}

// MARK: Errors

extension DeclarationError {
  static func host(_ text: String) -> Self {
    Self(
      .invalidHost,
      "The host \(text.quoted) is not a domain name: it is written without scheme, port, path and "
        + "slash, such as example.com or *.example.com."
    )
  }
}
