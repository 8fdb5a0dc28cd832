/// Reads a binary property list: objects that refer to each other by number.
///
/// Since several may refer to one object, a small file can describe a huge value or one that
/// contains itself: every reference counts against the budget of nodes, and what is being read
/// may not be referred to again.
struct BinaryReader {
  let bytes: [UInt8]
  let trailer: BinaryTrailer
  let limits: PropertyList.Limits

  // The top object counts, to which nothing refers.
  private var nodes = 1
  private var isOpen: [Bool]

  // Strings and data are kept, so that referring to one again shares its storage.
  private var leaves: [PropertyList?]
  private var claimed = 0

  private init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(PropertyListError) {
    self.bytes = bytes
    self.limits = limits
    trailer = try BinaryTrailer(bytes, limits: limits)
    isOpen = Array(repeating: false, count: trailer.objectCount)
    leaves = Array(repeating: nil, count: trailer.objectCount)
  }

  static func read(
    _ bytes: [UInt8],
    limits: PropertyList.Limits
  ) throws(PropertyListError) -> PropertyList {
    var reader = try BinaryReader(bytes, limits: limits)
    return try reader.object(reader.trailer.topObject, depth: 0)
  }

  // MARK: - Objects

  private mutating func object(
    _ number: Int,
    depth: Int
  ) throws(PropertyListError) -> PropertyList {
    if let leaf = leaves[number] { return leaf }
    let offset = try offset(of: number)
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0, 0x1, 0x2, 0x3, 0x8:
      return try scalar(marker, at: offset)
    case 0x4, 0x5, 0x6:
      let leaf = try leaf(marker, at: offset)
      leaves[number] = leaf
      return leaf
    case 0xA, 0xD:
      guard !isOpen[number] else {
        throw .binary("Object \(number) contains itself.", at: offset)
      }
      guard depth < limits.depth else { throw .tooDeep(limit: limits.depth, at: offset) }
      isOpen[number] = true
      defer { isOpen[number] = false }
      return marker >> 4 == 0xA
        ? try array(marker, at: offset, depth: depth)
        : try dictionary(marker, at: offset, depth: depth)
    default:
      throw .unknownMarker(marker, at: offset)
    }
  }

  private mutating func array(
    _ marker: UInt8,
    at offset: Int,
    depth: Int
  ) throws(PropertyListError) -> PropertyList {
    let references = try payload(marker, at: offset, unit: trailer.referenceSize)
    let count = references.count / trailer.referenceSize
    try self.count(count, at: offset)
    var values: [PropertyList] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let number = try reference(index, in: references)
      values.append(try object(number, depth: depth + 1))
    }
    return PropertyList(.array(values), position: .init(offset..<references.upperBound))
  }

  private mutating func dictionary(
    _ marker: UInt8,
    at offset: Int,
    depth: Int
  ) throws(PropertyListError) -> PropertyList {
    let references = try payload(marker, at: offset, unit: 2 * trailer.referenceSize)
    let count = references.count / (2 * trailer.referenceSize)
    try self.count(2 * count, at: offset)
    var entries: [PropertyList.Dictionary.Entry] = []
    entries.reserveCapacity(count)
    for index in 0..<count {
      let key = try object(try reference(index, in: references), depth: depth + 1)
      guard case .string(let name) = key.value else {
        throw .binary("A key is a \(key.value.kind), not a string.", at: offset)
      }
      let value = try object(try reference(count + index, in: references), depth: depth + 1)
      entries.append(.init(key: name, keyPosition: key.position, value: value))
    }
    return PropertyList(
      .dictionary(.init(entries, duplicates: .firstWins)),
      position: .init(offset..<references.upperBound)
    )
  }

  // MARK: - Strings and data

  private mutating func leaf(
    _ marker: UInt8,
    at offset: Int
  ) throws(PropertyListError) -> PropertyList {
    let range = try payload(marker, at: offset, unit: marker >> 4 == 0x6 ? 2 : 1)
    // Objects of a good file do not overlap. Without this, thousands of objects could claim the
    // same megabyte, each a copy.
    claimed += range.count
    guard claimed <= trailer.tableOffset else {
      throw .binary("Objects overlap.", at: offset)
    }
    let position = PropertyList.Position(offset..<range.upperBound)
    if marker >> 4 == 0x4 {
      return PropertyList(.data(Array(bytes[range])), position: position)
    }
    guard range.count <= limits.stringLength else {
      throw .stringTooLong(limit: limits.stringLength, at: offset)
    }
    let string = marker >> 4 == 0x5 ? latin(range) : utf16(range)
    return PropertyList(.string(string), position: position)
  }

  // MARK: - Budgets and references

  private mutating func count(_ more: Int, at offset: Int) throws(PropertyListError) {
    nodes += more
    guard nodes <= limits.nodes else { throw .tooManyNodes(limit: limits.nodes, at: offset) }
  }

  private func reference(
    _ index: Int,
    in references: Range<Int>
  ) throws(PropertyListError) -> Int {
    let start = references.lowerBound + index * trailer.referenceSize
    let number = bytes.bigEndian(at: start, size: trailer.referenceSize)
    guard number < trailer.objectCount else {
      throw .binary("Object \(number) of \(trailer.objectCount) does not exist.", at: start)
    }
    return Int(number)
  }

  private func offset(of number: Int) throws(PropertyListError) -> Int {
    let entry = trailer.tableOffset + number * trailer.offsetSize
    let offset = bytes.bigEndian(at: entry, size: trailer.offsetSize)
    guard offset >= BinaryTrailer.headerLength, offset < trailer.tableOffset else {
      throw .binary("Object \(number) is said to be at byte \(offset).", at: entry)
    }
    return Int(offset)
  }
}
