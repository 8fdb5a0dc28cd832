extension [UInt8] {
  /// The lines without their ends; `\r\n` counts as one end.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in indices where self[index].isLineBreak {
      let isSecondHalf =
        index > 0 && self[index] == UInt8(ascii: "\n") && self[index - 1] == UInt8(ascii: "\r")
      if !isSecondHalf { lines.append(start..<index) }
      start = index + 1
    }
    return lines + [start..<count]
  }
}

extension ArraySlice<UInt8> {
  /// The word behind a `#` that begins the line, if it is one of the preprocessor's.
  var directive: String? {
    let text = drop(while: \.isBlank)
    guard text.first == UInt8(ascii: "#") else { return nil }
    let letters = text.dropFirst().drop(while: \.isBlank)
      .prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let word = String(decoding: letters, as: UTF8.self)
    return Self.directives.contains(word) ? word : nil
  }

  private static var directives: Set<String> {
    [
      "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "pragma",
      "error", "warning",
    ]
  }
}
