/// Reads an XML property list from its first byte to its last.
struct XMLReader {
  let bytes: [UInt8]
  let limits: PropertyList.Limits
  var index: Int

  private var nodes = 0
  private var lines: LineCounter

  private init(_ text: UTF8Text, limits: PropertyList.Limits) {
    bytes = text.bytes
    index = text.start
    lines = LineCounter(start: text.start)
    self.limits = limits
  }

  static func read(
    _ bytes: [UInt8],
    limits: PropertyList.Limits
  ) throws(PropertyListError) -> PropertyList {
    var reader = XMLReader(try UTF8Text(bytes), limits: limits)
    return try reader.document()
  }

  /// The only value of the document, with or without `<plist>` around it.
  private mutating func document() throws(PropertyListError) -> PropertyList {
    try skipMarkup(inProlog: true)
    let start = index
    var tag = try openingTag()
    let root: XMLTag? = tag.element == .plist ? tag : nil
    if let root {
      guard !root.isEmpty else { throw error("<plist/> holds no value.", at: start) }
      try skipMarkup()
      guard !startsClosingTag else { throw error("<plist> holds no value.", at: start) }
      tag = try openingTag()
    } else if tag.element == .key {
      throw error(
        "The file begins with <key>: it is part of a dictionary, without <plist> and <dict>.",
        at: start
      )
    }
    let list = try value(tag, depth: 0)
    try skipMarkup()
    if root != nil {
      guard startsClosingTag else {
        throw error("<plist> holds more than one value.", at: index)
      }
      try closeTag(.plist)
      try skipMarkup()
    }
    guard index == bytes.count else {
      throw error("Something follows the end of the property list.", at: index)
    }
    return list
  }

  // MARK: - Values

  private mutating func value(
    _ tag: XMLTag,
    depth: Int
  ) throws(PropertyListError) -> PropertyList {
    try countNode(at: tag.start)
    lines.advance(to: tag.start, in: bytes)
    let (line, column) = (lines.line, lines.column)
    let contentStart = index
    let value = try content(tag, depth: depth)
    return PropertyList(
      value.value,
      position: .init(
        tag.start..<index,
        content: tag.isEmpty ? 0..<0 : contentStart..<value.contentEnd,
        line: line,
        column: column
      )
    )
  }

  private mutating func content(
    _ tag: XMLTag,
    depth: Int
  ) throws(PropertyListError) -> (value: PropertyList.Value, contentEnd: Int) {
    let value: PropertyList.Value
    switch tag.element {
    case .dict: value = try dictionary(tag, depth: depth)
    case .array: value = try array(tag, depth: depth)
    case .string: value = .string(tag.isEmpty ? "" : try text(tag))
    case .integer: value = .integer(try integer(tag))
    case .real: value = .real(try real(tag))
    case .date: value = .date(try date(tag))
    case .data: value = .data(try data(tag))
    case .true: value = .boolean(true)
    case .false: value = .boolean(false)
    case .key: throw error("<key> stands where a value belongs.", at: tag.start)
    case .plist: throw error("<plist> stands within <plist>.", at: tag.start)
    }
    let end = index
    if !tag.isEmpty { try closeTag(tag.element) }
    return (value, end)
  }

  private mutating func array(
    _ tag: XMLTag,
    depth: Int
  ) throws(PropertyListError) -> PropertyList.Value {
    if tag.isEmpty { return .array([]) }
    try checkDepth(depth, at: tag.start)
    var values: [PropertyList] = []
    while true {
      try skipMarkup()
      if startsClosingTag { return .array(values) }
      values.append(try value(try openingTag(), depth: depth + 1))
    }
  }

  private mutating func dictionary(
    _ tag: XMLTag,
    depth: Int
  ) throws(PropertyListError) -> PropertyList.Value {
    if tag.isEmpty { return .dictionary(.init([], duplicates: .lastWins)) }
    try checkDepth(depth, at: tag.start)
    var entries: [PropertyList.Dictionary.Entry] = []
    while true {
      try skipMarkup()
      if startsClosingTag { return try unwrappedUID(entries, at: tag.start) }
      let (key, position) = try key()
      try skipMarkup()
      if startsClosingTag { throw error("The key \(key.quoted) has no value.", at: index) }
      let tag = try openingTag()
      if tag.element == .key { throw error("The key \(key.quoted) has no value.", at: tag.start) }
      let value = try value(tag, depth: depth + 1)
      entries.append(.init(key: key, keyPosition: position, value: value))
    }
  }

  private mutating func key() throws(PropertyListError) -> (String, PropertyList.Position) {
    let tag = try openingTag()
    guard tag.element == .key else {
      throw error("<\(tag.element)> stands where a <key> belongs.", at: tag.start)
    }
    try countNode(at: tag.start)
    lines.advance(to: tag.start, in: bytes)
    let (line, column) = (lines.line, lines.column)
    let contentStart = index
    let key = tag.isEmpty ? "" : try text(tag)
    let contentEnd = index
    if !tag.isEmpty { try closeTag(.key) }
    let position = PropertyList.Position(
      tag.start..<index,
      content: tag.isEmpty ? 0..<0 : contentStart..<contentEnd,
      line: line,
      column: column
    )
    return (key, position)
  }

  /// A dictionary, or the reference of a keyed archive that XML spells as one.
  private func unwrappedUID(
    _ entries: [PropertyList.Dictionary.Entry],
    at start: Int
  ) throws(PropertyListError) -> PropertyList.Value {
    if let last = entries.last, entries.allSatisfy({ $0.key == "CF$UID" }) {
      switch last.value.value {
      case .integer(let number):
        guard let number = UInt32(exactly: number) else {
          throw error("A CF$UID is a number from 0 to \(UInt32.max), not \(number).", at: start)
        }
        return .uid(UInt64(number))
      case .real(let number):
        throw error("A CF$UID is a whole number, not \(number).", at: start)
      default:
        break
      }
    }
    return .dictionary(.init(entries, duplicates: .lastWins))
  }

  // MARK: - Limits and errors

  private mutating func countNode(at offset: Int) throws(PropertyListError) {
    nodes += 1
    guard nodes <= limits.nodes else {
      throw PropertyListError.tooManyNodes(limit: limits.nodes, at: offset).placed(in: bytes)
    }
  }

  private func checkDepth(_ depth: Int, at offset: Int) throws(PropertyListError) {
    guard depth < limits.depth else {
      throw PropertyListError.tooDeep(limit: limits.depth, at: offset).placed(in: bytes)
    }
  }

  func error(
    _ message: String,
    code: PropertyListError.Code = .malformed,
    at offset: Int
  ) -> PropertyListError {
    PropertyListError(code, message, at: offset).placed(in: bytes)
  }
}
