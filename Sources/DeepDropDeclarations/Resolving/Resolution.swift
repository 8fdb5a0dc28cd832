public import DeepDropKit

/// Which app opens a file or a link, and why.
public struct Resolution: Sendable, Hashable {
  /// What is to be opened.
  public enum Subject: Sendable, Hashable {
    /// A file that arrives.
    case file(OfferedFile)
    /// A link that somebody else opens, such as one that arrives by AirDrop.
    case link(DeepLink)
  }

  /// What the system does.
  public enum Outcome: Sendable, Hashable {
    /// The app opens.
    case opens(InstalledApp)
    /// The person chooses among apps, in this order.
    case asks([InstalledApp])
    /// It lands in Files, where a tap on it does this.
    case landsInFiles(Tap)
    /// It lands in Downloads, where a double click on it does this.
    case landsInDownloads(Tap)
    /// The App Store is offered.
    case offersStore
    /// A browser opens.
    case opensBrowser
    /// Nobody opens it.
    case nobody
  }

  /// What opening a file by hand does.
  public enum Tap: Sendable, Hashable {
    /// The app opens.
    case opens(InstalledApp)
    /// The file is previewed, and opens no app.
    case previews
    /// No app is there for it.
    case nothing
  }

  /// What is to be opened.
  public let subject: Subject
  /// The system on which it is.
  public let profile: OSProfile
  /// The types that a file can be taken for, the one that counts first; empty for a link.
  public let types: [DeclaredType]
  /// What the system does.
  public let outcome: Outcome
  /// The apps that claim it, in the order in which the system prefers them.
  public let candidates: [Candidate]
  /// The apps for whose own type the file is still there, though it counts as another's.
  public let lookups: [DocumentLookup]
  /// What is worth knowing besides: conflicts between declarations, ties and how they are broken.
  public let notes: [String]
  /// What would change the answer.
  public let changes: [String]
  /// How sure the answer is.
  public let evidence: Evidence
}

extension Resolution {
  /// Whether some app can open it, at once or by hand.
  public var hasApp: Bool { candidates.contains(where: \.isEligible) }

  /// The app that opens in the end, if one does without a choice.
  public var app: InstalledApp? { outcome.app }
}

extension Resolution.Outcome {
  var app: InstalledApp? {
    switch self {
    case .opens(let app), .landsInFiles(.opens(let app)), .landsInDownloads(.opens(let app)): app
    case .asks, .landsInFiles, .landsInDownloads, .offersStore, .opensBrowser, .nobody: nil
    }
  }
}
