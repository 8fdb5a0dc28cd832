/// A value as D-Bus has them, but for file descriptors.
package indirect enum BusValue: Sendable, Hashable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  /// An array of bytes, which alone is read and written in one go.
  case bytes([UInt8])
  /// An array, with the signature of its elements, since it may have none.
  case array(String, [BusValue])
  /// A dictionary, with the signatures of its keys and values in one.
  case dictionary(String, [BusValue: BusValue])
  case structure([BusValue])
  case variant(BusValue)

  /// The type in D-Bus's own spelling, such as `a{sv}`.
  package var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .bytes: "ay"
    case .array(let element, _): "a" + element
    case .dictionary(let entry, _): "a{\(entry)}"
    case .structure(let members): "(\(members.map(\.signature).joined()))"
    case .variant: "v"
    }
  }
}

extension BusValue {
  /// What properties and options travel in: `a{sv}`.
  package static func options(_ values: [String: BusValue] = [:]) -> BusValue {
    .dictionary(
      "sv",
      Dictionary(uniqueKeysWithValues: values.map { (.string($0), .variant($1)) })
    )
  }

  /// The value under a key, out of its variant; `nil` in anything but a dictionary.
  package subscript(key: String) -> BusValue? { self[.string(key)] }

  /// The value under a key of any type, out of its variant.
  package subscript(key: BusValue) -> BusValue? {
    guard case .dictionary(_, let entries) = self, let value = entries[key] else { return nil }
    guard case .variant(let inner) = value else { return value }
    return inner
  }

  /// The text of a string, an object's path or a signature.
  package var text: String? {
    switch self {
    case .string(let text), .path(let text), .signature(let text): text
    default: nil
    }
  }

  /// The entries of a dictionary; none in anything else.
  package var entries: [BusValue: BusValue] {
    guard case .dictionary(_, let entries) = self else { return [:] }
    return entries
  }

  /// The elements of an array; none in anything else.
  package var elements: [BusValue] {
    guard case .array(_, let elements) = self else { return [] }
    return elements
  }
}
