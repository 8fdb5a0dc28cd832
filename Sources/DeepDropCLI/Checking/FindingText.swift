import DeepDropDeclarations

/// Findings as people read them.
///
/// A log is read by people, too: there a name of two lines could give orders to the CI.
enum FindingText {
  static func text(for reports: [FileReport]) -> String {
    let groups = FindingGroup.groups(of: reports).map(text)
    return (groups + [suppressions(in: reports), summary(of: reports)]).joined()
  }

  private static func text(for group: FindingGroup) -> String {
    let finding = group.first
    let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
    let rule = [finding.rule.identifier, finding.rule.storeCode].compactMap(\.self)
    var lines = [
      "\(group.file.displayable)\(place): \(finding.severity.rawValue): \(finding.message) "
        + "[\(rule.joined(separator: ", "))]"
    ]
    if let place = finding.place { lines += excerpt(of: place) }
    lines += ["      \(finding.cure)"]
    if !group.others.isEmpty { lines.append("      The same at \(group.otherPlaces).") }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// The line, without its indentation, and a marker below what is meant.
  private static func excerpt(of place: Finding.Place) -> [String] {
    let scalars = Array(place.excerpt.unicodeScalars)
    let start = scalars.prefix { $0 == " " || $0 == "\t" }.count
    let before = place.column - 1 - start
    guard before >= 0, before < width else { return [] }
    let shown = scalars.dropFirst(start).prefix(width).map { $0 == "\t" ? " " : $0 }
    guard !shown.isEmpty else { return [] }
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let marked = min(place.length, max(1, shown.count - before))
    let marker = "^" + String(repeating: "~", count: marked - 1)
    return [
      "\(margin)\(number) | \(String(String.UnicodeScalarView(shown)).displayable)",
      "      | \(String(repeating: " ", count: before))\(marker)",
    ]
  }

  private static let width = 90

  private static func suppressions(in reports: [FileReport]) -> String {
    reports.filter { !$0.report.suppressed.isEmpty }.map { report in
      let rules = report.report.suppressed.map(\.rule.identifier)
      let counts = Set(rules).sorted().map { rule in "\(rule) ×\(rules.count { $0 == rule })" }
      return "\(report.file.name.displayable): suppressed: \(counts.joined(separator: ", "))\n"
    }.joined()
  }

  private static func summary(of reports: [FileReport]) -> String {
    let counts = Severity.allCases.reversed().map { severity in
      let count = reports.count(of: severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let files = "\(reports.count) file\(reports.count == 1 ? "" : "s")"
    return "\(counts.joined(separator: ", ")) in \(files)\n"
  }
}
