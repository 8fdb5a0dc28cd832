/// A pattern of an apple-app-site-association file.
///
/// `*` stands for any run of characters, an empty one too, `?` for one character, `$(name)` for one
/// of a variable's values (Apple, “applinks.Details.Components”). The whole text has to match.
struct Wildcard: Sendable, Hashable {
  fileprivate enum Piece: Sendable, Hashable {
    case character(Character)
    case anyCharacter
    case anyRun
    case oneOf(CharacterClass)
    case alternatives([[Piece]])

    var takesOneCharacter: Bool {
      switch self {
      case .character, .anyCharacter, .oneOf: true
      case .anyRun, .alternatives: false
      }
    }
  }

  private let pieces: [Piece]

  /// What the names of a site stand for, read once for all its patterns.
  struct Variables: Sendable, Hashable {
    fileprivate let pieces: [String: Piece]

    /// A variable's values may hold wildcards, but no variables.
    init(_ values: [String: [String]] = [:]) {
      pieces = values.mapValues { values in
        .alternatives(values.map { Wildcard.pieces($0[...], nil) })
      }
    }
  }

  /// Reads a pattern; a `$(name)` that names no variable stands for itself.
  init(_ pattern: String, variables: Variables = Variables()) {
    pieces = Self.pieces(pattern[...], variables)
  }

  /// Follows every way through the pattern at once, so that no pattern takes long.
  func matches(_ text: String, caseSensitive: Bool) -> Bool {
    let text = Array(caseSensitive ? text : text.lowercased())
    guard pieces.count(where: \.takesOneCharacter) <= text.count else { return false }
    let ends = Self.ends(of: pieces, in: text, from: [0], caseSensitive: caseSensitive)
    return ends.contains(text.count)
  }

  /// The places in the text at which the pieces can have matched.
  private static func ends(
    of pieces: [Piece],
    in text: [Character],
    from starts: Set<Int>,
    caseSensitive: Bool
  ) -> Set<Int> {
    var places = starts
    for piece in pieces {
      guard let first = places.min() else { return [] }
      let inside = places.filter { $0 < text.count }
      switch piece {
      case .anyRun:
        places = Set(first...text.count)
      case .anyCharacter:
        places = Set(inside.map { $0 + 1 })
      case .character(let character):
        let wanted = caseSensitive ? String(character) : character.lowercased()
        places = Set(inside.filter { String(text[$0]) == wanted }.map { $0 + 1 })
      case .oneOf(let characters):
        places = Set(inside.filter { characters.contains(text[$0], caseSensitive) }.map { $0 + 1 })
      case .alternatives(let alternatives):
        let all = alternatives.map {
          ends(of: $0, in: text, from: places, caseSensitive: caseSensitive)
        }
        places = all.reduce(into: []) { $0.formUnion($1) }
      }
    }
    return places
  }

  private static func pieces(_ pattern: Substring, _ variables: Variables?) -> [Piece] {
    var pieces: [Piece] = []
    var rest = pattern
    while let character = rest.first {
      if let (name, end) = rest.variable, let piece = piece(named: name, variables) {
        pieces.append(contentsOf: piece)
        rest = rest[end...]
        continue
      }
      switch character {
      case "*": if pieces.last != .anyRun { pieces.append(.anyRun) }
      case "?": pieces.append(.anyCharacter)
      default: pieces.append(.character(character))
      }
      rest = rest.dropFirst()
    }
    return pieces
  }

  private static func piece(named name: String, _ variables: Variables?) -> [Piece]? {
    if let values = variables?.pieces[name] { return [values] }
    return CharacterClass.named(name).map { $0.map(Piece.oneOf) }
  }
}

extension Substring {
  /// The name in a leading `$(name)`, and where it ends.
  fileprivate var variable: (name: String, end: Index)? {
    guard hasPrefix("$("), let close = firstIndex(of: ")") else { return nil }
    return (String(self[..<close].dropFirst(2)), index(after: close))
  }
}

/// What the variables that every site has stand for.
enum CharacterClass: Sendable, Hashable {
  case upper
  case lower
  case letter
  case digit
  case letterOrDigit
  case hexadecimalDigit

  /// A class for each character.
  ///
  /// Apple's region and language codes are those of ISO; here any two letters pass for one.
  static func named(_ name: String) -> [CharacterClass]? {
    switch name {
    case "alpha": [.letter]
    case "upper": [.upper]
    case "lower": [.lower]
    case "alnum": [.letterOrDigit]
    case "digit": [.digit]
    case "hex": [.hexadecimalDigit]
    case "region": [.upper, .upper]
    case "lang": [.lower, .lower]
    default: nil
    }
  }

  func contains(_ character: Character, _ caseSensitive: Bool) -> Bool {
    guard character.isASCII else { return false }
    return switch self {
    case .upper: caseSensitive ? character.isUppercase : character.isLetter
    case .lower: caseSensitive ? character.isLowercase : character.isLetter
    case .letter: character.isLetter
    case .digit: character.isNumber
    case .letterOrDigit: character.isLetter || character.isNumber
    case .hexadecimalDigit: character.isHexDigit
    }
  }
}
