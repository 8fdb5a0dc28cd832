/// The last 32 bytes of a binary property list, which say where its objects are.
///
/// Six unused bytes, the size of an offset, the size of a reference, then three numbers of eight
/// bytes: how many objects, which is the top one, where the table of offsets begins.
struct BinaryTrailer {
  static let headerLength = 8
  static let length = 32

  let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  let tableOffset: Int

  init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(PropertyListError) {
    let start = bytes.count - Self.length
    guard start > Self.headerLength else {
      throw .binary("The file ends before its trailer: \(bytes.count) bytes.", at: bytes.count)
    }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw .binary("The trailer claims offsets or references longer than 8 bytes.", at: start + 6)
    }
    let count = bytes.bigEndian(at: start + 8, size: 8)
    let top = bytes.bigEndian(at: start + 16, size: 8)
    let table = bytes.bigEndian(at: start + 24, size: 8)
    // Every object takes at least one byte, so this bounds all that follows from the count.
    guard table > Self.headerLength, table < start, count <= table - UInt64(Self.headerLength)
    else {
      throw .binary("The trailer claims \(count) objects before byte \(table).", at: start + 8)
    }
    objectCount = Int(count)
    tableOffset = Int(table)
    guard tableOffset + objectCount * offsetSize == start else {
      throw .binary("The table of offsets does not end at the trailer.", at: tableOffset)
    }
    guard top < count else {
      throw .binary("The top object is number \(top) of \(count).", at: start + 16)
    }
    topObject = Int(top)
    guard objectCount <= limits.nodes else {
      throw .tooManyNodes(limit: limits.nodes, at: start + 8)
    }
  }
}
