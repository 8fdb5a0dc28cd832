import DeepDropPropertyList

/// A value of a message that is being read, and where it stands.
///
/// What is missing is `nil`, and what is of another kind than it should be is an error.
struct MessageValue {
  let list: PropertyList
  private let message: String
  // Of keys from our own tables, so that it can be shown.
  private let path: [String]

  /// The root of a message.
  init(_ list: PropertyList, of message: String) {
    self.init(list: list, message: message, path: [])
  }

  private init(list: PropertyList, message: String, path: [String]) {
    self.list = list
    self.message = message
    self.path = path
  }

  /// The value of a key; `nil` also where this is no dictionary.
  subscript(key: String) -> MessageValue? {
    list[key].map { MessageValue(list: $0, message: message, path: path + [key]) }
  }

  func string() throws(AirDropError) -> String {
    guard let string = list.string else { throw wrong() }
    return string
  }

  /// True, false, 1 or 0: senders differ in what they write.
  func boolean() throws(AirDropError) -> Bool {
    switch list.value {
    case .boolean(let boolean): return boolean
    case .integer(0): return false
    case .integer(1): return true
    default: throw wrong()
    }
  }

  /// A whole number of 64 bits with a sign, or a boolean as 0 or 1.
  func integer() throws(AirDropError) -> Int64 {
    switch list.value {
    case .boolean(let boolean): return boolean ? 1 : 0
    case .integer(let number):
      guard let integer = Int64(exactly: number) else { throw wrong() }
      return integer
    default: throw wrong()
    }
  }

  func data() throws(AirDropError) -> [UInt8] {
    guard let data = list.data else { throw wrong() }
    return data
  }

  func array() throws(AirDropError) -> [MessageValue] {
    guard let array = list.array else { throw wrong() }
    return array.enumerated().map { index, list in
      MessageValue(list: list, message: message, path: path + ["[\(index)]"])
    }
  }

  /// What it should be, it is not.
  ///
  /// - Parameter key: of a value that is missing in it.
  func wrong(_ key: String? = nil) -> AirDropError {
    let path = path + (key.map { [$0] } ?? [])
    return .malformed(message, "has a wrong value at \(path.joined(separator: "."))")
  }
}
