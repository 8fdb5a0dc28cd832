import DeepDropDeclarations

/// Findings of one rule in one file, which are told together so that none drowns the others.
struct FindingGroup: Sendable, Hashable {
  let file: String
  let findings: [Finding]

  var first: Finding { findings[0] }
  var others: ArraySlice<Finding> { findings.dropFirst() }

  /// The groups in the order of their first findings; errors and warnings are not mixed.
  static func groups(of reports: [FileReport]) -> [FindingGroup] {
    reports.flatMap { report in
      var order: [Key] = []
      var groups: [Key: [Finding]] = [:]
      for finding in report.report.findings {
        let key = Key(rule: finding.rule, severity: finding.severity)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(finding)
      }
      return order.map { FindingGroup(file: report.file.name, findings: groups[$0] ?? []) }
    }
  }

  private struct Key: Hashable {
    let rule: Rule
    let severity: Severity
  }

  /// Where the others are: `line 8 “a”, line 9 “b” and 3 more`; empty where there are none.
  var otherPlaces: String {
    let places = others.prefix(Self.shown).map { finding in
      let line = finding.place.map { "line \($0.line)" }
      return [line, finding.item].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
    let rest = others.count - places.count
    return places.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// As many as can be read at a glance.
  private static let shown = 6
}

extension [FileReport] {
  func count(of severity: Severity) -> Int {
    reduce(0) { $0 + $1.report.findings.count { $0.severity == severity } }
  }
}
