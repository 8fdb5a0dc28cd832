import DeepDropKit

/// Goes through a text once, whatever stands in it: what was refused as a link is not looked at again.
struct LinkFinder {
  private typealias Scalars = String.UnicodeScalarView

  private let scalars: Scalars
  private let schemes: Set<String>
  private var found: [LinkedText.Part] = []
  /// Where the text begins that is in no part yet.
  private var start: Scalars.Index

  init(_ text: String, schemes: Set<String>) {
    scalars = text.unicodeScalars
    self.schemes = schemes
    start = scalars.startIndex
  }

  mutating func parts() -> [LinkedText.Part] {
    var place = scalars.startIndex
    while place < scalars.endIndex {
      guard scalars[place].isASCIILetter else {
        place = scalars.index(after: place)
        continue
      }
      let word = scalars[place...].prefix { $0.isInScheme }
      let isBeginning =
        place == scalars.startIndex || !scalars[scalars.index(before: place)].isInASCIIWord
      guard isBeginning, opens(word) else {
        place = word.endIndex
        continue
      }
      let whole = scalars[place...].prefix { !$0.endsLink }
      place = whole.endIndex
      let bare = whole.withoutPunctuation
      guard let link = try? DeepLink(String(bare)) else { continue }
      add(upTo: bare.startIndex, link: nil)
      add(upTo: bare.endIndex, link: link.string)
    }
    add(upTo: scalars.endIndex, link: nil)
    return found
  }

  private mutating func add(upTo end: Scalars.Index, link: String?) {
    guard start < end else { return }
    found.append(LinkedText.Part(text: String(scalars[start..<end]), link: link))
    start = end
  }

  /// Whether a scheme stands here of which something is opened.
  private func opens(_ word: Scalars.SubSequence) -> Bool {
    let rest = scalars[word.endIndex...]
    guard rest.first == ":" else { return false }
    switch String(word).lowercased() {
    case "http", "https": return rest.starts(with: "://".unicodeScalars)
    case let scheme: return schemes.contains(scheme)
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Without what belongs to the sentence: marks at the end, and brackets that are not opened here.
  fileprivate var withoutPunctuation: Self {
    var surplus: [Unicode.Scalar: Int] = [:]
    for scalar in self {
      if let opening = scalar.openingBracket { surplus[opening, default: 0] += 1 }
      surplus[scalar, default: 0] -= 1
    }
    var rest = self
    while let last = rest.last {
      if let opening = last.openingBracket, surplus[opening, default: 0] > 0 {
        surplus[opening, default: 0] -= 1
      } else if !".,;:!?'".unicodeScalars.contains(last) {
        break
      }
      rest.removeLast()
    }
    return rest
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  private var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// RFC 3986 §3.1.
  fileprivate var isInScheme: Bool {
    isASCIILetter || isASCIIDigit || self == "+" || self == "-" || self == "."
  }

  /// Languages that write without spaces are no reason to overlook a link.
  fileprivate var isInASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == "_" }

  fileprivate var endsLink: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F || "\"<>`".unicodeScalars.contains(self) }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  fileprivate var openingBracket: Unicode.Scalar? {
    switch self {
    case ")": "("
    case "]": "["
    case "}": "{"
    default: nil
    }
  }
}
