internal import DeepDropKit

/// A property list with lines for the C preprocessor, as it is under some definitions.
///
/// Directives, and what they leave out, are blanked, so that every offset and every line stays what
/// it was. Macros within the text are not replaced: Xcode's own variables do that.
struct ConditionalReading: Sendable, Hashable {
  let bytes: [UInt8]
  /// The bytes of the first directive.
  let firstDirective: Range<Int>
  /// Names that a condition asked for and nobody defined, in the order of the file.
  let undefinedNames: [String]

  /// Nil for a text without a directive, or with conditions that do not pair up.
  init?(_ original: [UInt8], definitions: [String: String]) {
    var state = Conditions(definitions: definitions)
    var blanked = original
    var first: Range<Int>?
    for line in original.lines {
      let isDirective = original[line].directive != nil
      if isDirective {
        first = first ?? line
        guard state.take(String(decoding: original[line], as: UTF8.self)) else { return nil }
      }
      if isDirective || !state.isOn {
        for index in line { blanked[index] = UInt8(ascii: " ") }
      }
    }
    guard let first, state.depth == 0 else { return nil }
    bytes = blanked
    firstDirective = first
    undefinedNames = state.undefined
  }
}

/// What the directives so far mean for the lines that follow.
private struct Conditions {
  private struct Branch {
    /// Whether the lines around the condition count.
    let isReachable: Bool
    /// Whether one of its branches was taken.
    var isDecided: Bool
    var isOn: Bool
  }

  private var definitions: [String: String]
  private var branches: [Branch] = []
  private(set) var undefined: [String] = []

  init(definitions: [String: String]) {
    self.definitions = definitions
  }

  var isOn: Bool { branches.last?.isOn ?? true }
  var depth: Int { branches.count }

  /// False for a directive that has no beginning.
  mutating func take(_ line: String) -> Bool {
    let words = line.drop { $0 == " " || $0 == "\t" }.dropFirst().drop { $0 == " " || $0 == "\t" }
    let directive = words.prefix { $0.isLetter }
    let rest = String(words.dropFirst(directive.count).trimmed)
    switch directive {
    case "if": open(evaluate(rest))
    case "ifdef": open(isDefined(rest))
    case "ifndef": open(!isDefined(rest))
    case "elif", "else":
      guard var branch = branches.popLast() else { return false }
      let holds = directive == "else" || !branch.isDecided && evaluate(rest)
      branch.isOn = branch.isReachable && !branch.isDecided && holds
      branch.isDecided = branch.isDecided || branch.isOn
      branches.append(branch)
    case "endif": return branches.popLast() != nil
    case "define" where isOn:
      let name = rest.prefix { !$0.isWhitespace }
      definitions[String(name)] = String(rest.dropFirst(name.count).trimmed)
    case "undef" where isOn: definitions[String(rest.prefix { !$0.isWhitespace })] = nil
    default: break
    }
    return true
  }

  private mutating func open(_ holds: Bool) {
    let branch = Branch(isReachable: isOn, isDecided: isOn && holds, isOn: isOn && holds)
    branches.append(branch)
  }

  /// What follows the name, a comment say, is nothing to the preprocessor.
  private mutating func isDefined(_ text: String) -> Bool {
    let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    note(undefinedIn: [name])
    return definitions[name] != nil
  }

  private mutating func evaluate(_ text: String) -> Bool {
    var condition = DirectiveCondition(text, definitions: definitions)
    let value = condition.value
    note(undefinedIn: condition.names)
    return value != 0
  }

  private mutating func note(undefinedIn names: [String]) {
    for name in names where definitions[name] == nil && !undefined.contains(name) {
      // A hostile file may ask for a million names; ten tell enough.
      if undefined.count < 10 { undefined.append(name) }
    }
  }
}
