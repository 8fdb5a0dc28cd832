/// Hands out the values of an array in order.
struct ArrayContainer: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  let values: [PropertyList]
  private(set) var currentIndex = 0

  init(decoder: ValueDecoder, values: [PropertyList]) {
    self.decoder = decoder
    self.values = values
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  mutating func decodeNil() throws -> Bool { false }

  // One for all types: numbers and strings come back through `singleValueContainer`.
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try next(type).decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try next([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let inner = try next(PropertyList.self)
    currentIndex += 1
    return inner
  }

  /// The next value, which stays the next when decoding it fails: so protocol and library do.
  private func next(_ type: Any.Type) throws -> ValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        decoder.context("The array has only \(values.count) values.")
      )
    }
    return decoder.inner(values[currentIndex], at: IndexKey(currentIndex))
  }
}
