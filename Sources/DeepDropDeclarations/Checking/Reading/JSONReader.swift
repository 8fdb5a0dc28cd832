internal import DeepDropPropertyList

/// Reads JSON as a property list with the place of every value (RFC 8259).
///
/// The Foundation that is everywhere has no positions to give, and a site association is a property
/// list in all but its spelling. Each of the two has a kind that the other lacks: `null` becomes
/// empty data.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// As deep as property lists may be.
  private static let maximumDepth = PropertyList.Limits.maximumDepth

  static func read(_ bytes: [UInt8]) throws(JSONError) -> PropertyList {
    guard bytes.count <= PropertyList.Limits.default.bytes else {
      throw JSONError("The file has \(bytes.count) bytes; no host serves one so long.", at: 0)
    }
    // Decoding repairs: what was damaged comes out different.
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    guard repaired.elementsEqual(bytes) else {
      let damage = zip(bytes, repaired).prefix { $0 == $1 }.count
      throw JSONError("The JSON is not UTF-8.", at: damage)
    }
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let root = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.error("The JSON goes on after its end.") }
    return root
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value(depth: Int) throws(JSONError) -> PropertyList {
    guard depth < Self.maximumDepth else { throw error("The JSON is nested too deep.") }
    skipSpace()
    let start = index
    let value: PropertyList.Value
    switch peek {
    case UInt8(ascii: "{"): value = try object(depth: depth)
    case UInt8(ascii: "["): value = try array(depth: depth)
    case UInt8(ascii: "\""): value = .string(try string())
    default: value = try word()
    }
    return PropertyList(value, position: .init(start..<index))
  }

  private mutating func object(depth: Int) throws(JSONError) -> PropertyList.Value {
    var entries: [PropertyList.Dictionary.Entry] = []
    try list(until: "}") { reader throws(JSONError) in
      reader.skipSpace()
      let start = reader.index
      guard reader.peek == UInt8(ascii: "\"") else {
        throw reader.error("A key in quotation marks is wanted here.")
      }
      let key = try reader.string()
      let position = PropertyList.Position(start..<reader.index)
      try reader.expect(":")
      let value = try reader.value(depth: depth + 1)
      entries.append(.init(key: key, keyPosition: position, value: value))
    }
    return .dictionary(.init(entries, duplicates: .lastWins))
  }

  private mutating func array(depth: Int) throws(JSONError) -> PropertyList.Value {
    var elements: [PropertyList] = []
    try list(until: "]") { reader throws(JSONError) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return .array(elements)
  }

  private mutating func list(
    until end: Unicode.Scalar,
    _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    index += 1
    skipSpace()
    if peek == UInt8(ascii: end) {
      index += 1
      return
    }
    while true {
      try element(&self)
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      index += 1
    }
    try expect(end)
  }

  private mutating func word() throws(JSONError) -> PropertyList.Value {
    guard index < bytes.count else { throw error("The JSON ends too early.") }
    let end = bytes[index...].firstIndex { ",]}:\"[{".utf8.contains($0) || $0 <= 0x20 }
    let text = String(decoding: bytes[index..<(end ?? bytes.count)], as: UTF8.self)
    let value: PropertyList.Value
    switch text {
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    case "null": value = .data([])
    default:
      guard text.isJSONNumber, let number = Double(text) else {
        throw error("\(text.quoted) is no value of a site association.")
      }
      value = .real(number)
    }
    index += text.utf8.count
    return value
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("A string holds a control character.") }
      index += 1
      if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
    }
    try expect("\"")
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONError) -> [UInt8] {
    guard let byte = peek else { throw error("The JSON ends within a string.") }
    index += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return [byte]
    case "b": return [8]
    case "f": return [12]
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "u":
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw error("A string holds an escape that JSON does not have.")
    }
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else { throw error("Four hexadecimal digits are wanted behind \\u.") }
    index += 4
    return unit
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(JSONError) {
    skipSpace()
    guard peek == UInt8(ascii: scalar) else {
      throw error(
        peek == nil ? "The JSON ends too early." : "\(String(scalar).quoted) is wanted here."
      )
    }
    index += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, byte.isBlank || byte.isLineBreak { index += 1 }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String) -> JSONError {
    JSONError(message, at: min(index, bytes.count))
  }
}

extension String {
  /// Whether it is a number as JSON spells it (RFC 8259 §6); `Double` reads `+1`, `01`, `.5` and
  /// `0x10` as well.
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    func skip(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func skipDigits() -> Bool {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest.removeFirst(count)
      return count > 0
    }
    _ = skip("-")
    guard skip("0") || skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("eE") {
      _ = skip("+-")
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }
}

/// Why a text is no JSON that a site association can be.
struct JSONError: Error, Sendable, Hashable {
  let message: String
  let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
