import CDeepDropSystemBus

extension WireMessage {
  /// How many values one message may have; a full house of Bluetooth devices has a few thousand.
  private static let maximumValues = 1 << 16

  func arguments() throws(BusError) -> [BusValue] {
    var budget = Self.maximumValues
    return try values(&budget)
  }

  /// What is left in the container that was entered last.
  ///
  /// D-Bus itself lets nobody nest more than 64 deep.
  private func values(_ budget: inout Int) throws(BusError) -> [BusValue] {
    var values: [BusValue] = []
    while let value = try next(&budget) { values.append(value) }
    return values
  }

  private func next(_ budget: inout Int) throws(BusError) -> BusValue? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    let status = unsafe library.pointee.message_peek_type(pointer, &type, &contents)
    try check(status)
    guard status > 0 else { return nil }
    budget -= 1
    guard budget >= 0 else { throw .malformed }
    let inside = unsafe contents.map { unsafe String(cString: $0) } ?? ""
    switch type {
    case "y".code: return .byte(try basic(type, 0))
    case "b".code: return .bool(try basic(type, Int32(0)) != 0)
    case "n".code: return .int16(try basic(type, 0))
    case "q".code: return .uint16(try basic(type, 0))
    case "i".code: return .int32(try basic(type, 0))
    case "u".code: return .uint32(try basic(type, 0))
    case "x".code: return .int64(try basic(type, 0))
    case "t".code: return .uint64(try basic(type, 0))
    case "d".code: return .double(try basic(type, 0))
    case "s".code: return .string(try text(type))
    case "o".code: return .path(try text(type))
    case "g".code: return .signature(try text(type))
    case "a".code where inside == "y": return .bytes(try bytes())
    case "a".code where inside.hasPrefix("{"):
      let entry = String(inside.dropFirst().dropLast())
      return .dictionary(entry, try entries(entry, inside, &budget))
    case "a".code: return .array(inside, try container(type, inside, &budget))
    case "r".code: return .structure(try container(type, inside, &budget))
    case "v".code:
      guard let value = try container(type, inside, &budget).first else { throw .malformed }
      return .variant(value)
    default: throw .malformed
    }
  }

  private func basic<Number: BitwiseCopyable>(
    _ type: CChar,
    _ start: Number
  ) throws(BusError) -> Number {
    var number = start
    try check(unsafe library.pointee.message_read_basic(pointer, type, &number))
    return number
  }

  private func text(_ type: CChar) throws(BusError) -> String {
    var characters: UnsafePointer<CChar>?
    try check(unsafe library.pointee.message_read_basic(pointer, type, &characters))
    guard let characters = unsafe characters else { throw .malformed }
    return unsafe String(cString: characters)
  }

  private func bytes() throws(BusError) -> [UInt8] {
    var start: UnsafeRawPointer?
    var count = 0
    try check(unsafe library.pointee.message_read_array(pointer, "y".code, &start, &count))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func container(
    _ type: CChar,
    _ inside: String,
    _ budget: inout Int
  ) throws(BusError) -> [BusValue] {
    try check(unsafe library.pointee.message_enter_container(pointer, type, inside))
    let values = try values(&budget)
    try check(unsafe library.pointee.message_exit_container(pointer))
    return values
  }

  private func entries(
    _ entry: String,
    _ inside: String,
    _ budget: inout Int
  ) throws(BusError) -> [BusValue: BusValue] {
    try check(unsafe library.pointee.message_enter_container(pointer, "a".code, inside))
    var entries: [BusValue: BusValue] = [:]
    while true {
      let status = unsafe library.pointee.message_enter_container(pointer, "e".code, entry)
      try check(status)
      guard status > 0 else { break }
      let pair = try values(&budget)
      guard pair.count == 2 else { throw .malformed }
      entries[pair[0]] = pair[1]
      try check(unsafe library.pointee.message_exit_container(pointer))
    }
    try check(unsafe library.pointee.message_exit_container(pointer))
    return entries
  }
}
