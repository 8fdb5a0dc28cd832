/// Header fields in order; names are compared without case (RFC 9110 §5.1).
///
/// CR, LF and NUL in a value become spaces, so that no value can add a field of its own.
public struct HTTPFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One header field.
  public struct Field: Sendable, Hashable {
    /// The name as it is written or was received.
    public let name: String
    /// The value, without CR, LF and NUL.
    public let value: String
  }

  /// The fields in the order they were added or received.
  public private(set) var fields: [Field] = []

  /// No fields.
  public init() {}

  /// Fields written in code.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// Adds a field, also where one of that name exists.
  ///
  /// `name` must be a token (RFC 9110 §5.6.2): names are written by programs, never by peers.
  public mutating func append(_ name: String, _ value: String) {
    precondition(Self.isToken(name), "“\(name)” is no header name: it must be a token.")
    appendReceived(name, value)
  }

  /// The first value of that name; setting it replaces every field of that name.
  public subscript(name: String) -> String? {
    get {
      let wanted = name.lowercased()
      return fields.first { $0.name.lowercased() == wanted }?.value
    }
    set {
      let wanted = name.lowercased()
      fields.removeAll { $0.name.lowercased() == wanted }
      if let newValue { append(name, newValue) }
    }
  }

  mutating func appendReceived(_ name: String, _ value: String) {
    var harmless = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      harmless.append(scalar == "\r" || scalar == "\n" || scalar == "\0" ? " " : scalar)
    }
    fields.append(Field(name: name, value: String(harmless)))
  }

  static func isToken(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
