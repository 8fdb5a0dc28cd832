/// The expression behind `#if`: whole numbers, names, `defined`, and the operators on them.
///
/// A name that is not defined is 0, as C has it. What cannot be read counts as 0 too: a plist is
/// judged by somebody who does not compile it.
struct DirectiveCondition {
  private(set) var names: [String] = []
  private let definitions: [String: String]
  private var tokens: ArraySlice<String>

  init(_ text: String, definitions: [String: String]) {
    self.definitions = definitions
    tokens = Self.tokens(of: text)[...]
  }

  var value: Int {
    mutating get { disjunction(depth: 0) }
  }

  private mutating func disjunction(depth: Int) -> Int {
    var value = conjunction(depth: depth)
    while take("||") { value = conjunction(depth: depth) != 0 || value != 0 ? 1 : 0 }
    return value
  }

  private mutating func conjunction(depth: Int) -> Int {
    var value = comparison(depth: depth)
    while take("&&") { value = comparison(depth: depth) != 0 && value != 0 ? 1 : 0 }
    return value
  }

  private mutating func comparison(depth: Int) -> Int {
    let left = unary(depth: depth)
    guard let symbol = tokens.first, let holds = Self.comparisons[symbol] else { return left }
    tokens.removeFirst()
    return holds(left, unary(depth: depth)) ? 1 : 0
  }

  private mutating func unary(depth: Int) -> Int {
    // Nobody nests deeper, and a stack has an end.
    guard depth < 64, let token = tokens.popFirst() else { return 0 }
    switch token {
    case "!":
      return unary(depth: depth + 1) == 0 ? 1 : 0
    case "(":
      let value = disjunction(depth: depth + 1)
      _ = take(")")
      return value
    case "defined":
      let isGrouped = take("(")
      let name = tokens.popFirst() ?? ""
      if isGrouped { _ = take(")") }
      names.append(name)
      return definitions[name] == nil ? 0 : 1
    default:
      if let number = Int(token) { return number }
      names.append(token)
      guard let definition = definitions[token] else { return 0 }
      return Int(definition) ?? (definition.isEmpty ? 1 : 0)
    }
  }

  private mutating func take(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private static let comparisons: [String: @Sendable (Int, Int) -> Bool] = [
    "==": { $0 == $1 }, "!=": { $0 != $1 }, "<": { $0 < $1 }, ">": { $0 > $1 },
    "<=": { $0 <= $1 }, ">=": { $0 >= $1 },
  ]

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let character = rest.first {
      let isWord = { (other: Character) in other.isLetter || other.isNumber || other == "_" }
      let word = rest.prefix(while: isWord)
      let pair = String(rest.prefix(2))
      let token =
        if !word.isEmpty {
          String(word)
        } else if ["&&", "||", "==", "!=", "<=", ">="].contains(pair) {
          pair
        } else {
          String(character)
        }
      rest = rest.dropFirst(token.count)
      if !character.isWhitespace { tokens.append(token) }
    }
    return tokens
  }
}
