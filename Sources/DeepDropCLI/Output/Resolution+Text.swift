import DeepDropDeclarations
import DeepDropPropertyList

extension Resolution {
  /// The answer for people: the sentence first, then its grounds.
  var text: String {
    var text = TextLayout.paragraph(summary)
    for type in types { text += TextLayout.item("Type:", "\(type.identifier), \(type.provenance)") }
    for (number, candidate) in zip(1..., candidates) {
      let mark = candidate.isEligible ? "\(number)." : "-"
      text += TextLayout.item(
        mark,
        ([candidate.app.label + "."] + candidate.reasons).joined(separator: " ")
      )
    }
    if candidates.isEmpty { text += TextLayout.item("-", "No app claims it.") }
    for lookup in lookups { text += TextLayout.item("By type:", lookup.reason) }
    for note in notes { text += TextLayout.item("Note:", note) }
    for change in changes { text += TextLayout.item("Change:", change) }
    let confidence = "\(evidence.confidence.rawValue), as of \(Evidence.date)."
    return text + TextLayout.item("Confidence:", "\(confidence) \(evidence.source).")
  }
}

extension InstalledApp {
  fileprivate var label: String { bundleID.isEmpty ? name.quoted : "\(name.quoted) (\(bundleID))" }
}

extension TextLayout {
  /// A mark, and what belongs to it, hanging behind it.
  static func item(_ mark: String, _ text: String) -> String {
    let first = "  \(mark) "
    return fill(
      text.split(separator: " ").map(String.init),
      first: first,
      indent: first.count
    )
  }
}
