/// The entries of a service's TXT record, in order (RFC 6763 §6).
public struct TextRecord: Sendable, Hashable {
  /// One `key=value`, or a lone `key`.
  public struct Entry: Sendable, Hashable {
    /// The key as it was spelled; keys compare without regard to ASCII case.
    public let key: String
    /// The bytes after the first `=`; nil where the entry has no `=`.
    public let value: [UInt8]?

    /// Checks an entry.
    ///
    /// - Parameters:
    ///   - key: printable ASCII without `=`, at least one character.
    ///   - value: any bytes; together with the key and the `=` at most 255.
    /// - Throws: `invalidTextRecord`.
    public init(_ key: String, bytes value: [UInt8]?) throws(DiscoveryError) {
      guard !key.isEmpty, key.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != UInt8(ascii: "=") })
      else { throw .invalidTextRecord(key, "needs a key of printable ASCII without “=”") }
      guard key.utf8.count + (value.map { $0.count + 1 } ?? 0) <= 255 else {
        throw .invalidTextRecord(key, "is longer than 255 bytes")
      }
      self.key = key
      self.value = value
    }

    /// Checks an entry whose value is text.
    public init(_ key: String, _ value: String) throws(DiscoveryError) {
      try self.init(key, bytes: Array(value.utf8))
    }
  }

  /// The entries, in the order of the record.
  public let entries: [Entry]

  /// A record without entries.
  public static let empty = TextRecord(bounded: [])

  private init(bounded entries: [Entry]) {
    self.entries = entries
  }

  /// Checks a record's size.
  ///
  /// - Parameter entries: together at most 1300 bytes, the most that RFC 6763 §6.2 recommends.
  /// - Throws: `invalidTextRecord`.
  public init(_ entries: [Entry]) throws(DiscoveryError) {
    let size = entries.reduce(0) { $0 + $1.serialized.count + 1 }
    guard size <= 1300 else {
      throw .invalidTextRecord(
        entries.last?.key ?? "",
        "takes the record to \(size) bytes; at most 1300 travel well"
      )
    }
    self.entries = entries
  }

  /// Reads what a peer sent: strings without a key are skipped (RFC 6763 §6.4).
  init(received strings: [[UInt8]]) {
    entries = strings.compactMap(Entry.init(received:))
  }

  /// The value of the first entry with this key, where it is UTF-8.
  public subscript(key: String) -> String? {
    let wanted = key.lowercased()
    guard let entry = entries.first(where: { $0.key.lowercased() == wanted }) else { return nil }
    return entry.value.flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension TextRecord.Entry {
  var serialized: [UInt8] {
    Array(key.utf8) + (value.map { [UInt8(ascii: "=")] + $0 } ?? [])
  }

  fileprivate init?(received string: [UInt8]) {
    let parts = string.split(
      separator: UInt8(ascii: "="),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let first = parts.first, let key = String(validating: first, as: UTF8.self),
      let entry = try? Self(key, bytes: parts.count > 1 ? Array(parts[1]) : nil)
    else { return nil }
    self = entry
  }
}
