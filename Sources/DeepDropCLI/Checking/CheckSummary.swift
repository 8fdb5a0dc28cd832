import DeepDropDeclarations

/// Findings as `--json` prints them.
struct CheckSummary: Encodable {
  private struct Entry: Encodable {
    let column: Int?
    let cure: String
    let file: String
    let fixable: Bool
    let line: Int?
    let message: String
    let rule: String
    let severity: String
    let storeCode: String?
  }

  private let errors: Int
  private let files: [String]
  private let findings: [Entry]
  private let notes: Int
  private let suppressed: [Entry]
  private let warnings: Int

  init(_ reports: [FileReport]) {
    errors = reports.count(of: .error)
    warnings = reports.count(of: .warning)
    notes = reports.count(of: .note)
    files = reports.map(\.file.name)
    findings = reports.flatMap { report in
      report.report.findings.map { Self.entry($0, in: report.file) }
    }
    suppressed = reports.flatMap { report in
      report.report.suppressed.map { Self.entry($0, in: report.file) }
    }
  }

  private static func entry(_ finding: Finding, in file: CheckedFile) -> Entry {
    Entry(
      column: finding.place?.column,
      cure: finding.cure,
      file: file.name,
      fixable: finding.fix != nil,
      line: finding.place?.line,
      message: finding.message,
      rule: finding.rule.identifier,
      severity: finding.severity.rawValue,
      storeCode: finding.rule.storeCode
    )
  }
}
