extension PropertyList {
  /// The list in the binary format, which the reader here and Foundation's both take.
  ///
  /// A dictionary's entries keep their order. Of a key that is there twice, the value that looking
  /// it up gives is written: an XML list means the last, and a binary one would mean the first.
  public var binary: [UInt8] {
    var writer = BinaryWriter()
    writer.add(self)
    return writer.bytes
  }
}

/// Writes a binary property list: objects, then where each begins, then a trailer.
///
/// The top object is the first, and each is written once for every place that it has: sharing would
/// save what messages do not have, the same long text many times.
struct BinaryWriter {
  private enum Object {
    case scalar([UInt8])
    /// Its marker, and the numbers of what it holds.
    case collection(marker: [UInt8], [Int])
  }

  private var objects: [Object] = []

  /// Adds a value and all that is in it.
  ///
  /// - Returns: its number.
  @discardableResult
  fileprivate mutating func add(_ list: PropertyList) -> Int {
    switch list.value {
    case .string(let string): return add(Self.string(string))
    case .integer(let integer): return add(Self.integer(integer))
    case .real(let number): return add([0x23] + Self.bigEndian(number.bitPattern, size: 8))
    case .boolean(let boolean): return add([boolean ? 0x09 : 0x08])
    case .date(let seconds): return add([0x33] + Self.bigEndian(seconds.bitPattern, size: 8))
    case .data(let data): return add(Self.marker(0x40, count: data.count) + data)
    case .uid(let number):
      let size = Self.size(of: number)
      return add([0x80 | UInt8(size - 1)] + Self.bigEndian(number, size: size))
    case .array(let values):
      return addCollection(Self.marker(0xA0, count: values.count)) { writer in
        values.map { writer.add($0) }
      }
    case .dictionary(let dictionary):
      let entries = dictionary.found
      return addCollection(Self.marker(0xD0, count: entries.count)) { writer in
        entries.map { writer.add(Self.string($0.key)) } + entries.map { writer.add($0.value) }
      }
    }
  }

  private mutating func add(_ scalar: [UInt8]) -> Int {
    objects.append(.scalar(scalar))
    return objects.count - 1
  }

  private mutating func addCollection(
    _ marker: [UInt8],
    _ content: (inout BinaryWriter) -> [Int]
  ) -> Int {
    // First its place, which what is in it must not take.
    let number = add([])
    objects[number] = .collection(marker: marker, content(&self))
    return number
  }

  /// The file.
  fileprivate var bytes: [UInt8] {
    let referenceSize = Self.size(of: UInt64(objects.count))
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .scalar(let scalar): bytes += scalar
      case .collection(let marker, let numbers):
        bytes += marker
        for number in numbers { bytes += Self.bigEndian(UInt64(number), size: referenceSize) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: UInt64(table))
    for offset in offsets { bytes += Self.bigEndian(UInt64(offset), size: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { bytes += Self.bigEndian(UInt64(number), size: 8) }
    return bytes
  }

  // MARK: - Objects

  /// A byte for each ASCII character, or two for each unit of UTF-16.
  private static func string(_ string: String) -> [UInt8] {
    let bytes = Array(string.utf8)
    if bytes.allSatisfy({ $0 < 0x80 }) { return marker(0x50, count: bytes.count) + bytes }
    let units = Array(string.utf16)
    return marker(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// Eight and sixteen bytes have a sign, fewer have none.
  private static func integer(_ integer: PropertyList.Integer) -> [UInt8] {
    if integer.isNegative {
      return [0x13] + bigEndian(0 &- integer.magnitude, size: 8)
    }
    if integer.magnitude > Int64.max {
      return [0x14] + bigEndian(0, size: 8) + bigEndian(integer.magnitude, size: 8)
    }
    let size = size(of: integer.magnitude)
    return [0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(integer.magnitude, size: size)
  }

  /// A length of 15 and more stands in an integer after the marker.
  private static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(.init(Int64(count)))
  }

  // MARK: - Numbers

  /// How many bytes a number takes: 1, 2, 4 or 8.
  private static func size(of number: UInt64) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }

  private static func bigEndian(_ number: UInt64, size: Int) -> [UInt8] {
    (1...size).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (size - $0))) }
  }
}
