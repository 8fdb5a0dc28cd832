import DeepDropDeclarations
import DeepDropKit

/// What `resolve --json` prints.
struct ResolutionReport: Encodable {
  let apps: [App]
  let asOf = Evidence.date
  let candidates: [Candidate]
  let changes: [String]
  let confidence: String
  let lookups: [Lookup]
  let notes: [String]
  let os: String
  let outcome: String
  let source: String
  let summary: String
  let tap: String?
  let types: [DeclaredType]

  struct App: Encodable {
    let bundleID: String
    let name: String
  }

  struct Candidate: Encodable {
    let app: App
    let distance: Int?
    let isEligible: Bool
    let rank: String?
    let reasons: [String]
    let type: String?
  }

  struct DeclaredType: Encodable {
    let declarer: String
    let identifier: String
    let parents: [String]
  }

  struct Lookup: Encodable {
    let app: App
    let claimedType: String
    let type: String
  }

  init(_ resolution: Resolution) {
    (outcome, tap, apps) = Self.parts(of: resolution.outcome)
    candidates = resolution.candidates.map(Candidate.init)
    changes = resolution.changes
    confidence = resolution.evidence.confidence.rawValue
    lookups = resolution.lookups.map(Lookup.init)
    notes = resolution.notes
    os = resolution.profile.name
    source = resolution.evidence.source
    summary = resolution.summary
    types = resolution.types.map(DeclaredType.init)
  }

  /// The outcome's name, that of the tap if one is needed, and the apps that open.
  private static func parts(
    of outcome: Resolution.Outcome
  ) -> (outcome: String, tap: String?, apps: [App]) {
    switch outcome {
    case .opens(let app): return ("opens", nil, [App(app)])
    case .asks(let apps): return ("asks", nil, apps.map(App.init))
    case .landsInFiles(let tap):
      let (name, apps) = parts(of: tap)
      return ("files", name, apps)
    case .landsInDownloads(let tap):
      let (name, apps) = parts(of: tap)
      return ("downloads", name, apps)
    case .offersStore: return ("store", nil, [])
    case .opensBrowser: return ("browser", nil, [])
    case .nobody: return ("nobody", nil, [])
    }
  }

  private static func parts(of tap: Resolution.Tap) -> (name: String, apps: [App]) {
    switch tap {
    case .opens(let app): ("opens", [App(app)])
    case .previews: ("previews", [])
    case .nothing: ("nothing", [])
    }
  }
}

extension ResolutionReport.App {
  init(_ app: InstalledApp) {
    self.init(bundleID: app.bundleID, name: app.name)
  }
}

extension ResolutionReport.Candidate {
  init(_ candidate: Candidate) {
    self.init(
      app: ResolutionReport.App(candidate.app),
      distance: candidate.claim?.distance,
      isEligible: candidate.isEligible,
      rank: candidate.claim.map { ($0.rank ?? .default).rawValue },
      reasons: candidate.reasons,
      type: candidate.claim?.type.string
    )
  }
}

extension ResolutionReport.Lookup {
  init(_ lookup: DocumentLookup) {
    self.init(
      app: ResolutionReport.App(lookup.app),
      claimedType: lookup.claimedType.string,
      type: lookup.type.identifier.string
    )
  }
}

extension ResolutionReport.DeclaredType {
  init(_ type: DeclaredType) {
    let declarer =
      switch type.declarer {
      case .system: "system"
      case .exported: "exported"
      case .imported: "imported"
      case .nobody: "nobody"
      }
    self.init(
      declarer: declarer,
      identifier: type.identifier.string,
      parents: type.parents.map(\.string)
    )
  }
}
