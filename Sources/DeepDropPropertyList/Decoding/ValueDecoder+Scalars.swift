extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }

  func decode(_ type: String.Type) throws -> String {
    guard let string = list.string else { throw mismatch(type) }
    return string
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch list.value {
    case .boolean(let boolean): return boolean
    case .integer(0): return false
    case .integer(1): return true
    case .integer(let number):
      throw DecodingError.dataCorrupted(context("Expected Bool, found the integer \(number)."))
    default: throw mismatch(type)
    }
  }

  /// A date counts, because `Date` decodes itself from seconds since 2001.
  func decode(_ type: Double.Type) throws -> Double {
    switch list.value {
    case .real(let number), .date(let number): return number
    case .integer(let number):
      return number.isNegative ? -Double(number.magnitude) : Double(number.magnitude)
    default: throw mismatch(type)
    }
  }

  func decode(_ type: Float.Type) throws -> Float {
    Float(try decode(Double.self))
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  private func integer<T: FixedWidthInteger>() throws -> T {
    switch list.value {
    case .boolean(let boolean): return boolean ? 1 : 0
    case .integer(let number):
      guard let integer = T(exactly: number) else {
        throw DecodingError.dataCorrupted(context("The integer \(number) does not fit \(T.self)."))
      }
      return integer
    default: throw mismatch(T.self)
    }
  }
}
