internal import DeepDropDeclarations

/// What is wrong with the declarations of an app that was installed.
struct AppReport: Sendable, Hashable, Encodable {
  /// One mistake.
  struct Finding: Sendable, Hashable, Encodable {
    let severity: String
    let message: String
    let details: [String]
  }

  let findings: [Finding]

  /// Judges an Info.plist as `deepdrop check` does.
  init(on infoPlist: [UInt8]) {
    findings = Checker().check(infoPlist, as: .sourceInfoPlist).findings.map { finding in
      Finding(
        severity: finding.severity.rawValue,
        message: finding.message,
        details: [
          finding.place.map { "Line \($0.line): \($0.excerpt)" },
          finding.cure,
          "[\(finding.rule.identifier)]",
        ].compactMap { $0 }
      )
    }
  }
}
