/// A binary property list from objects that a test spells in hexadecimal digits.
func binary(_ objects: [String], top: Int = 0) -> [UInt8] {
  binary(objects.map(hexadecimal), top: top)
}

/// A binary property list from objects that a test puts together.
func binary(_ objects: [[UInt8]], top: Int = 0, referenceSize: UInt8 = 1) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [Int] = []
  for object in objects {
    offsets.append(bytes.count)
    bytes += object
  }
  let table = bytes.count
  for offset in offsets { bytes += bigEndian(offset, size: 4) }
  bytes += [0, 0, 0, 0, 0, 0, 4, referenceSize]
  return bytes + [objects.count, top, table].flatMap { bigEndian($0, size: 8) }
}

func bigEndian(_ number: Int, size: Int) -> [UInt8] {
  (1...size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - $0))) }
}

func hexadecimal(_ digits: String) -> [UInt8] {
  let values = digits.compactMap(\.hexDigitValue)
  return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
}
