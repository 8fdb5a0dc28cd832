extension PropertyList {
  /// The text, or nil when the value is of another kind.
  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The whole number, or nil when the value is of another kind or does not fit.
  public var integer: Int? {
    if case .integer(let integer) = value { Int(exactly: integer) } else { nil }
  }

  /// True or false, or nil when the value is of another kind.
  public var boolean: Bool? {
    if case .boolean(let boolean) = value { boolean } else { nil }
  }

  /// The bytes, or nil when the value is of another kind.
  public var data: [UInt8]? {
    if case .data(let data) = value { data } else { nil }
  }

  /// The values in order, or nil when the value is of another kind.
  public var array: [PropertyList]? {
    if case .array(let array) = value { array } else { nil }
  }

  /// The values by key, or nil when the value is of another kind.
  public var dictionary: Dictionary? {
    if case .dictionary(let dictionary) = value { dictionary } else { nil }
  }

  /// The value of a key, or nil when there is none or this is no dictionary.
  public subscript(key: String) -> PropertyList? {
    dictionary?[key]
  }
}

extension PropertyList.Value {
  /// The kind of the value as a word for messages.
  public var kind: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    case .date: "date"
    case .data: "data"
    case .uid: "UID"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }
}
