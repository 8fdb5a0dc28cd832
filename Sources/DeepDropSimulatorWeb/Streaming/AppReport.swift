internal import DeepDropDeclarations
internal import DeepDropSimulator

/// What is wrong with the declarations of an app that was installed, or why it was not.
struct AppReport: Sendable, Hashable, Encodable {
  /// One mistake.
  struct Finding: Sendable, Hashable, Encodable {
    let severity: String
    let message: String
    let details: [String]
  }

  let findings: [Finding]
  /// Why it was not installed; nil for one that was.
  var message: String?

  /// A page draws each; nobody reads more.
  private static let maximum = 100

  /// Judges an Info.plist as `deepdrop check` does; of very many findings the worst are told.
  init(on infoPlist: [UInt8]) {
    let all = Checker().check(infoPlist, as: .sourceInfoPlist).findings
    guard all.count > Self.maximum else {
      findings = all.map(Finding.init(_:))
      return
    }
    let worst = all.sorted { $0.severity > $1.severity }.prefix(Self.maximum)
    let rest = "There are \(all.count - worst.count) more, which deepdrop check tells."
    findings = worst.map(Finding.init(_:)) + [Finding(severity: "note", message: rest, details: [])]
  }
}

extension AppReport {
  /// What was dropped is no Info.plist: the reader says where.
  init(refusing error: SimulatorError) {
    findings = [Finding(severity: "error", message: error.message, details: [])]
    message = error.message
  }
}

extension AppReport.Finding {
  init(_ finding: DeepDropDeclarations.Finding) {
    severity = finding.severity.rawValue
    message = finding.message
    details = [
      finding.place.map { "Line \($0.line): \($0.excerpt)" },
      finding.cure,
      "[\(finding.rule.identifier)]",
    ].compactMap { $0 }
  }
}
