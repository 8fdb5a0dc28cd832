/// Hands out the values of a dictionary by key.
struct DictionaryContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder
  let dictionary: PropertyList.Dictionary

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { dictionary.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool {
    dictionary[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try inner(key).decodeNil()
  }

  // One for all types: numbers and strings come back through `singleValueContainer`.
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try inner(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try inner(SuperKey.super)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try inner(key)
  }

  private func inner(_ key: any CodingKey) throws -> ValueDecoder {
    guard let list = dictionary[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        decoder.context("The dictionary has no key \"\(key.stringValue)\".")
      )
    }
    return decoder.inner(list, at: key)
  }
}

private enum SuperKey: String, CodingKey {
  case `super`
}
