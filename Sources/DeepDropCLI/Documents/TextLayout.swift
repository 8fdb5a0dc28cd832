/// Text for a terminal of eighty columns.
enum TextLayout {
  static let width = 80
  /// Where the second column begins.
  static let column = 26

  /// Fills lines with words; a word longer than a line has one to itself.
  static func fill(_ words: [String], first: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = [first]
    for word in words {
      let last = lines[lines.count - 1]
      let gap = last.isEmpty || last.hasSuffix(" ") ? "" : " "
      if last.count + gap.count + word.count <= width || last.allSatisfy({ $0 == " " }) {
        lines[lines.count - 1] += gap + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func paragraph(_ text: String) -> String {
    fill(text.split(whereSeparator: \.isWhitespace).map(String.init), first: "", indent: 0)
  }

  /// A term in the first column and its explanation in the second.
  static func row(_ term: String, _ explanation: String) -> String {
    let label = "  \(term)  "
    let words = explanation.split(separator: " ").map(String.init)
    let margin = String(repeating: " ", count: column)
    guard label.count <= column else {
      return label.dropLast(2) + "\n" + fill(words, first: margin, indent: column)
    }
    let first = label + String(repeating: " ", count: column - label.count)
    return fill(words, first: first, indent: column)
  }
}
