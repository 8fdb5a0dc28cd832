extension PropertyListEditor {
  /// Makes the changes that findings offer, and no other.
  ///
  /// - Parameter fixes: Those of findings in exactly these bytes. Of two that touch the same bytes
  ///   the second is left for another round.
  /// - Throws: ``DeclarationError/Code/unreadable`` where the result would be no property list.
  public mutating func apply(_ fixes: [Fix]) throws(DeclarationError) {
    let text = XMLText(bytes)
    let layout = XMLPlacement(text: text, root: root)
    var edits = Edits()
    var end = 0
    let changes = fixes.map { edit(for: $0, text, layout) }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for change in changes where change.range.lowerBound >= end {
      edits.add(change)
      end = change.range.upperBound
    }
    guard !edits.isEmpty else { return }
    self = try PropertyListEditor(edits.apply(to: bytes))
  }

  private func edit(for fix: Fix, _ text: XMLText, _ layout: XMLPlacement) -> Edits.Edit {
    switch fix.change {
    case .replace(let value, let node):
      layout.replacement(of: value, with: node.xmlLines())
    case .append(let nodes, let array):
      layout.insertion(of: nodes.flatMap { $0.xmlLines() }, into: array)
    case .insert(let entries, let dictionary):
      layout.insertion(of: entries.flatMap { $0.xmlLines() }, into: dictionary)
    case .remove(let range):
      Edits.Edit(range: text.wholeLines(around: range), text: "")
    }
  }
}

extension XMLText {
  /// A range with the line break and the blanks before it, where it has its lines to itself.
  fileprivate func wholeLines(around range: Range<Int>) -> Range<Int> {
    let end = bytes[range.upperBound...].first { !$0.isBlank }
    guard beginsLine(range.lowerBound), end?.isLineBreak ?? true,
      var start = bytes[..<range.lowerBound].lastIndex(where: \.isLineBreak)
    else { return range }
    // `\r\n` is one line break.
    if start > 0, bytes[start] == UInt8(ascii: "\n"), bytes[start - 1] == UInt8(ascii: "\r") {
      start -= 1
    }
    return start..<range.upperBound
  }
}
