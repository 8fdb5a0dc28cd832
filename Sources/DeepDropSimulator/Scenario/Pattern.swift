/// The shape of a line: words that stand there, places for others, and parts in brackets that may
/// be left out, as in `share TEXT LINK [web LINK] from APP on DEVICE`.
struct Pattern: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case literal(String)
    case slot(Slot)
  }

  /// A part that must be there, or several that come together or not at all.
  struct Group: Sendable, Hashable {
    let parts: [Part]
    let isOptional: Bool
  }

  let text: String
  let groups: [Group]

  init(_ text: String) {
    self.text = text
    var groups: [Group] = []
    var optional: [Part]?
    for word in text.split(separator: " ") {
      let name = String(word.filter { !"[]".contains($0) })
      let part = Slot(rawValue: name).map(Part.slot) ?? .literal(name)
      if word.hasPrefix("[") { optional = [] }
      if optional == nil {
        groups.append(Group(parts: [part], isOptional: false))
      } else {
        optional?.append(part)
      }
      if word.hasSuffix("]"), let parts = optional {
        groups.append(Group(parts: parts, isOptional: true))
        optional = nil
      }
    }
    self.groups = groups
  }

  /// How well a line fits.
  enum Match: Sendable, Hashable {
    /// It does; nil for the places in what was left out.
    case fits([Word?])
    /// It does up to a word, where one of these was wanted.
    case breaks(at: Int, wanted: [Part])
  }

  func match(_ words: [Word]) -> Match {
    var found: [Word?] = []
    var place = 0
    var skipped: [Part] = []
    for group in groups {
      let isLeftOut =
        group.isOptional && !(place < words.count && group.parts[0].takes(words[place]))
      if isLeftOut {
        skipped.append(group.parts[0])
        for case .slot in group.parts { found.append(nil) }
        continue
      }
      for part in group.parts {
        guard place < words.count, part.takes(words[place]) else {
          return .breaks(at: place, wanted: skipped + [part])
        }
        if case .slot = part { found.append(words[place]) }
        place += 1
        skipped = []
      }
    }
    guard place == words.count else { return .breaks(at: place, wanted: skipped) }
    return .fits(found)
  }

  /// The line with these words in its places.
  func line(_ words: [String?]) -> String {
    var words = words[...]
    var line: [String] = []
    for group in groups {
      let count = group.parts.count { if case .slot = $0 { true } else { false } }
      let own = words.prefix(count)
      words = words.dropFirst(count)
      guard !own.contains(nil) else { continue }
      var rest = own[...]
      for part in group.parts {
        switch part {
        case .literal(let text): line.append(text)
        // A title may be a word of the grammar's own, which only quotation marks tell.
        case .slot(.text): line.append((rest.popFirst() ?? nil)?.quotedWord ?? "")
        case .slot: line.append((rest.popFirst() ?? nil)?.asWord ?? "")
        }
      }
    }
    return line.joined(separator: " ")
  }
}

extension Pattern.Part {
  /// A word in quotation marks is never one of the grammar's own.
  func takes(_ word: Word) -> Bool {
    switch self {
    case .literal(let text): !word.isQuoted && word.text == text
    // Else a line that counts nothing would seem to have got further than it has.
    case .slot(.count): Int(word.text) != nil
    case .slot(let slot): slot.choices.isEmpty || slot.choices.contains(word.text)
    }
  }
}
