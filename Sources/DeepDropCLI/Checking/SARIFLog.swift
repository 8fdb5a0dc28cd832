import DeepDropDeclarations

/// Findings as a SARIF 2.1.0 log (OASIS, “Static Analysis Results Interchange Format”).
struct SARIFLog: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  init(_ reports: [FileReport]) {
    let results = reports.flatMap { report in
      report.report.findings.map { Result($0, in: report.file.name, isSuppressed: false) }
        + report.report.suppressed.map { Result($0, in: report.file.name, isSuppressed: true) }
    }
    runs = [Run(tool: ToolComponent(driver: Driver()), results: results)]
  }
}

extension SARIFLog {
  private struct Run: Encodable {
    let tool: ToolComponent
    let results: [Result]
    /// Columns count Unicode scalars.
    let columnKind = "unicodeCodePoints"
  }

  private struct ToolComponent: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = Tool.deepdrop.name
    let version = Tool.deepdrop.version
    let rules = Rule.all.map(Descriptor.init)
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Configuration: Encodable {
    let level: String
  }

  private struct Descriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let defaultConfiguration: Configuration

    init(_ rule: Rule) {
      id = rule.identifier
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.explanation)
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  private struct Suppression: Encodable {
    let kind = "external"
  }

  private struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
    let suppressions: [Suppression]?

    init(_ finding: Finding, in file: String, isSuppressed: Bool) {
      ruleId = finding.rule.identifier
      level = finding.severity.rawValue
      message = Message(text: "\(finding.message) \(finding.cure)")
      let region = finding.place.map {
        Region(startLine: $0.line, startColumn: $0.column, endColumn: $0.column + $0.length)
      }
      locations = [
        Location(physicalLocation: .init(artifactLocation: .init(uri: file.asURI), region: region))
      ]
      suppressions = isSuppressed ? [Suppression()] : nil
    }
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  private struct Artifact: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endColumn: Int
  }
}

extension String {
  /// A path as a relative reference (RFC 3986 §4.2).
  fileprivate var asURI: String {
    let path = utf8.reduce(into: "") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(character) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return hasPrefix("/") ? "file://" + path : path
  }
}
