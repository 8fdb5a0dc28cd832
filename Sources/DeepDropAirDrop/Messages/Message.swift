import DeepDropPropertyList

/// A body of `/Discover` or `/Ask`, or an answer to one: a property list with a dictionary as its root.
///
/// Written as a binary property list; read from binary or XML, within the bounds of ``PropertyList/Limits/message``.
protocol Message {
  /// How the message is called in an error.
  static var name: String { get }

  /// Takes what it needs of the root, and ignores what it does not know.
  init(reading root: MessageValue) throws(AirDropError)

  /// What is written.
  var content: PropertyList.Dictionary { get }
}

extension Message {
  /// Reads a body, leniently: an integer does for a boolean, and only the wrong *kind* of value is an error.
  static func parse(_ bytes: [UInt8]) throws(AirDropError) -> Self {
    let list: PropertyList
    do {
      list = try PropertyList(parsing: bytes, limits: .message)
    } catch {
      throw .malformed(name, "is not a property list: \(error.message)")
    }
    guard list.dictionary != nil else { throw .malformed(name, "is not a dictionary") }
    return try Self(reading: MessageValue(list, of: name))
  }

  /// The body as a binary property list.
  var encoded: [UInt8] { PropertyList(.dictionary(content)).binary }
}
