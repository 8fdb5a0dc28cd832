/// A value of a property list, with its place in the source that it was read from.
///
/// Property lists come from strangers: link files, app bundles, messages of a peer. Reading one
/// never traps, recurses no deeper and allocates no more than ``Limits`` allows, and a list that
/// is not well formed gets one ``PropertyListError`` that says where and why.
///
/// Both formats are found by their content:
///
/// ```swift
/// let list = try PropertyList(parsing: bytes)
/// let link = list["URL"]?.string
/// let line = list["URL"]?.position.line
/// ```
///
/// What this type and Foundation's `PropertyListSerialization` both read, they read alike.
/// Foundation also reads damaged base-64, impossible dates, text after the end and a bare `<key>`;
/// these are errors here.
///
/// Two property lists are equal when their values are; positions do not count.
public struct PropertyList: Sendable {
  /// The kinds of value a property list holds.
  public enum Value: Sendable, Hashable {
    /// Text.
    case string(String)
    /// A whole number from `Int64.min` to `UInt64.max`.
    case integer(Integer)
    /// A floating-point number; not-a-number and the infinities are possible.
    case real(Double)
    /// True or false.
    case boolean(Bool)
    /// Seconds since 2001-01-01 00:00 UTC, always finite.
    case date(Double)
    /// Bytes.
    case data([UInt8])
    /// A reference of a keyed archive; in XML a dictionary whose only key is `CF$UID`.
    case uid(UInt64)
    /// Values in order.
    case array([PropertyList])
    /// Values by key, in the order of the source.
    case dictionary(Dictionary)
  }

  /// What it is.
  public let value: Value

  /// Where it was read; empty, at the beginning, for what was not read but made.
  public let position: Position

  /// A value to be written.
  public init(_ value: Value) {
    self.init(value, position: .none)
  }

  package init(_ value: Value, position: Position) {
    self.value = value
    self.position = position
  }

  /// Reads a property list in either format.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: binary (`bplist0?`), or XML in UTF-8 or, with a byte order mark,
  ///     UTF-16.
  ///   - limits: What the reader refuses before allocating it.
  /// - Throws: ``PropertyListError``, always.
  public init(parsing bytes: [UInt8], limits: Limits = .default) throws(PropertyListError) {
    guard bytes.count <= limits.bytes else {
      throw .tooManyBytes(bytes.count, limit: limits.bytes)
    }
    switch Format(of: bytes) {
    case .binary:
      self = try BinaryReader.read(bytes, limits: limits)
    case .xml:
      self = try XMLReader.read(bytes, limits: limits)
    case nil:
      throw .unrecognized
    }
  }
}

// MARK: - Equality

extension PropertyList: Hashable {
  /// Whether the values are equal, wherever they were read.
  public static func == (left: PropertyList, right: PropertyList) -> Bool {
    left.value == right.value
  }

  /// Feeds the value, without its position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
