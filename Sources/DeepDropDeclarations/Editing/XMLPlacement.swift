internal import DeepDropPropertyList

/// Where new lines go in a property list, laid out as its author would have done it.
struct XMLPlacement: Sendable {
  private let text: XMLText
  private let unit: String

  init(text: XMLText, root: PropertyList) {
    self.text = text
    unit = text.indentationUnit(in: root) ?? XMLLayout().indentation
  }

  /// A file pasted together from several keeps each part's own layout.
  private func layout(in value: PropertyList) -> XMLLayout {
    XMLLayout(indentation: text.indentationUnit(in: value) ?? unit, newline: text.newline)
  }

  /// Appends lines to a container, behind its last child and whatever comment follows that.
  func insertion(of lines: [XMLLine], into container: PropertyList) -> Edits.Edit {
    let layout = layout(in: container)
    let range = container.position.range
    let own = text.indentation(at: range.lowerBound)
    let inner = text.indentationOfChildren(of: container) ?? own + layout.indentation
    let addition = layout.newline + layout.text(lines, prefix: inner)

    guard let content = container.position.content else {
      let tag = container.array == nil ? "dict" : "array"
      let element = "<\(tag)>" + addition + layout.newline + own + "</\(tag)>"
      return Edits.Edit(range: range, text: element)
    }
    let end = text.endOfText(in: content)
    // The end tag keeps the line break that it has; only one behind its content gets its own.
    let hasOwnLine = text.hasLineBreak(in: end..<content.upperBound)
    let closing = hasOwnLine ? "" : layout.newline + own
    return Edits.Edit(range: end..<end, text: addition + closing)
  }

  /// Puts lines before a value, which then begins a line of its own.
  func insertion(of lines: [XMLLine], before value: PropertyList) -> Edits.Edit {
    let layout = layout(in: value)
    let start = value.position.range.lowerBound
    let own = text.indentation(at: start)
    let addition = layout.text(lines, prefix: own).dropFirst(own.count) + layout.newline + own
    return Edits.Edit(range: start..<start, text: String(addition))
  }

  /// Puts lines in the place of a value, the first where the value began.
  func replacement(of value: PropertyList, with lines: [XMLLine]) -> Edits.Edit {
    let range = value.position.range
    let own = text.indentation(at: range.lowerBound)
    let element = layout(in: value).text(lines, prefix: own).dropFirst(own.count)
    return Edits.Edit(range: range, text: String(element))
  }
}
