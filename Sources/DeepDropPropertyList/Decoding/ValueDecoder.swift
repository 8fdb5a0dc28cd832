/// Hands one value to the initializer of the type that is asked for.
struct ValueDecoder: Decoder {
  let list: PropertyList
  let codingPath: [any CodingKey]

  // A type may ask for another from the same value, without end if it asks for itself.
  private let depth: Int

  init(_ list: PropertyList, codingPath: [any CodingKey], depth: Int) {
    self.list = list
    self.codingPath = codingPath
    self.depth = depth
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let dictionary = list.dictionary else { throw noDictionary() }
    return KeyedDecodingContainer(DictionaryContainer<Key>(decoder: self, dictionary: dictionary))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    switch list.value {
    case .array(let values): return ArrayContainer(decoder: self, values: values)
    case .data(let bytes): return DataContainer(decoder: self, bytes: bytes)
    default: throw noArray()
    }
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    self
  }

  /// The decoder of a value inside this one.
  func inner(_ list: PropertyList, at key: any CodingKey) -> ValueDecoder {
    ValueDecoder(list, codingPath: codingPath + [key], depth: depth)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // Byte by byte an array would take a hundred times as long.
    if case .data(let bytes) = list.value, let bytes = bytes as? T { return bytes }
    guard depth < 2 * PropertyList.Limits.maximumDepth else {
      throw DecodingError.dataCorrupted(context("The types are nested too deep."))
    }
    return try T(from: ValueDecoder(list, codingPath: codingPath, depth: depth + 1))
  }
}

// MARK: - Errors

extension ValueDecoder {
  func mismatch(_ type: Any.Type) -> DecodingError {
    mismatch(type, expected: "\(type)")
  }

  func noDictionary() -> DecodingError {
    mismatch([String: Any].self, expected: "dictionary")
  }

  func noArray() -> DecodingError {
    mismatch([Any].self, expected: "array")
  }

  private func mismatch(_ type: Any.Type, expected: String) -> DecodingError {
    .typeMismatch(type, context("Expected \(expected), found \(list.value.kind)."))
  }

  func context(_ sentence: String) -> DecodingError.Context {
    guard let line = list.position.line, let column = list.position.column else {
      return .init(codingPath: codingPath, debugDescription: sentence)
    }
    return .init(
      codingPath: codingPath,
      debugDescription: "line \(line), column \(column): \(sentence)"
    )
  }
}

/// The place of a value in an array.
struct IndexKey: CodingKey {
  let index: Int

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(_ index: Int) {
    self.index = index
  }

  init?(intValue: Int) {
    self.init(intValue)
  }

  init?(stringValue: String) {
    nil
  }
}
