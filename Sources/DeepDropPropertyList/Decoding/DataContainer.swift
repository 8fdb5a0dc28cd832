/// Hands out data byte by byte, because that is how Foundation's `Data` decodes itself.
struct DataContainer: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  let bytes: [UInt8]
  private(set) var currentIndex = 0

  init(decoder: ValueDecoder, bytes: [UInt8]) {
    self.decoder = decoder
    self.bytes = bytes
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { bytes.count }
  var isAtEnd: Bool { currentIndex == bytes.count }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode(_ type: UInt8.Type) throws -> UInt8 {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        decoder.context("The data has only \(bytes.count) bytes.")
      )
    }
    defer { currentIndex += 1 }
    return bytes[currentIndex]
  }

  // Bytes are bytes: an array of other numbers is no data.
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    throw decoder.mismatch(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw decoder.noDictionary()
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw decoder.noArray()
  }

  mutating func superDecoder() throws -> any Decoder {
    throw decoder.noArray()
  }
}
