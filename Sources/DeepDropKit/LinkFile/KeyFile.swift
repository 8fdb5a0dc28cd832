/// The keys and values of one section of an INI file or desktop entry, as far as links need them.
struct KeyFile {
  private let entries: [(key: Substring, value: Substring)]

  /// The section of that name; `nil` when the lines have none.
  ///
  /// A key counts only inside its section: other sections are other programs' business.
  init?(section name: String, of lines: [Substring], where isSame: (String, String) -> Bool) {
    var entries: [(Substring, Substring)]?
    var isInside = false
    for line in lines.map(\.unicodeScalars) {
      if line.first == "[", line.last == "]" {
        isInside = isSame(String(line.dropFirst().dropLast()), name)
        if isInside { entries = entries ?? [] }
      } else if isInside, line.first != "#", line.first != ";",
        let equals = line.firstIndex(of: "=")
      {
        let value = line[line.index(after: equals)...]
        entries?.append((Substring(line[..<equals]).trimmed, Substring(value).trimmed))
      }
    }
    guard let entries else { return nil }
    self.entries = entries
  }

  /// The first value of a key, as Windows takes it when there are several.
  func value(_ key: String, where isSame: (String, String) -> Bool) -> String? {
    entries.first { isSame(String($0.key), key) }.map { String($0.value) }
  }
}
