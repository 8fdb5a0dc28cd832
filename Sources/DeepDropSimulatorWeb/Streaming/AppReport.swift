/// What is wrong with the declarations of an app that was installed.
struct AppReport: Sendable, Hashable, Encodable {
  /// One mistake.
  struct Finding: Sendable, Hashable, Encodable {
    let severity: String
    let message: String
    let details: [String]
  }

  let findings: [Finding]

  /// Judges an Info.plist.
  init(on infoPlist: [UInt8]) {
    findings = []
  }
}
