/// The difference of two texts as `patch` reads it.
enum UnifiedDiff {
  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private static let context = 3

  static func text(from old: [UInt8], to new: [UInt8], named name: String) -> String {
    let lines = merged(lines(of: old), lines(of: new))
    let path = name.hasPrefix("/") ? String(name.drop { $0 == "/" }) : name
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(of: lines) { text += self.text(of: hunk, in: lines) }
    return text
  }

  /// Lines with their ends, of which a lone carriage return is none to `patch`.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(Substring(rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.kept(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// Ranges of lines with a change in them, its surroundings, and what lies between two close ones.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
    let before = extent(of: lines[..<hunk.lowerBound])
    let within = extent(of: lines[hunk])
    let old = "\(before.old + (within.old == 0 ? 0 : 1)),\(within.old)"
    let new = "\(before.new + (within.new == 0 ? 0 : 1)),\(within.new)"
    return "@@ -\(old) +\(new) @@\n"
      + lines[hunk].map { line in
        switch line {
        case .kept(let text): shown(" ", text)
        case .removed(let text): shown("-", text)
        case .added(let text): shown("+", text)
        }
      }.joined()
  }

  private static func shown(_ mark: String, _ line: Substring) -> String {
    line.unicodeScalars.last == "\n"
      ? mark + line : "\(mark)\(line)\n\\ No newline at end of file\n"
  }

  private static func extent(of lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { counts, line in
      switch line {
      case .kept: counts = (counts.0 + 1, counts.1 + 1)
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      }
    }
  }
}
