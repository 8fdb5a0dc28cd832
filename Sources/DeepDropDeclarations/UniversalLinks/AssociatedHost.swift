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
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253, labels.count >= 2, labels.allSatisfy(\.isDomainLabel) else {
      throw .host(string)
    }
    self.string = host
  }
}

extension Substring {
  /// RFC 1123 §2.1: letters, digits and inner hyphens, at most 63.
  fileprivate var isDomainLabel: Bool {
    (1...63).contains(utf8.count) && first != "-" && last != "-"
      && utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
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
