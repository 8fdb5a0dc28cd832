extension [UInt8] {
  /// A number of up to eight bytes; the caller has checked that they are there.
  func bigEndian(at offset: Int, size: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in offset..<offset + size {
      number = number << 8 | UInt64(self[index])
    }
    return number
  }
}
