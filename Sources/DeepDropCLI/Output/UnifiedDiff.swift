/// The difference of two texts as `patch` reads it, which compares bytes.
enum UnifiedDiff {
  private enum Line {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  private static let context = 3

  static func bytes(from old: [UInt8], to new: [UInt8], named name: String) -> [UInt8] {
    let lines = merged(lines(of: old), lines(of: new))
    let path = name.hasPrefix("/") ? String(name.drop { $0 == "/" }) : name
    let head = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    return hunks(of: lines).reduce(into: head) { bytes, hunk in
      bytes += self.bytes(of: hunk, in: lines)
    }
  }

  /// Lines with their ends, of which a lone carriage return is none to `patch`.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func merged(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
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

  private static func bytes(of hunk: Range<Int>, in lines: [Line]) -> [UInt8] {
    let before = extent(of: lines[..<hunk.lowerBound])
    let within = extent(of: lines[hunk])
    let old = "\(before.old + (within.old == 0 ? 0 : 1)),\(within.old)"
    let new = "\(before.new + (within.new == 0 ? 0 : 1)),\(within.new)"
    return lines[hunk].reduce(into: Array("@@ -\(old) +\(new) @@\n".utf8)) { bytes, line in
      switch line {
      case .kept(let text): bytes += marked(" ", text)
      case .removed(let text): bytes += marked("-", text)
      case .added(let text): bytes += marked("+", text)
      }
    }
  }

  private static func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
    let end = line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
    return Array(mark.utf8) + line + end.utf8
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
