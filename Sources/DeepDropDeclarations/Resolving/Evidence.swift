/// How sure an answer is, and what it rests on: none of it was tried on a device by us.
public struct Evidence: Sendable, Hashable {
  /// How sure a fact is.
  public enum Confidence: String, Sendable, Hashable, Comparable {
    /// Nothing was found.
    case unknown
    /// Weak or old.
    case low
    /// One solid report, or a clear inference.
    case medium
    /// Apple's documentation, or several agreeing reports.
    case high

    /// Orders by certainty.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .unknown: 0
      case .low: 1
      case .medium: 2
      case .high: 3
      }
    }
  }

  /// How sure it is.
  public let confidence: Confidence
  /// What it rests on, for people.
  public let source: String

  /// The day up to which sources were looked for, as ISO 8601 writes it.
  public static let date = "2026-11-30"

  /// A fact's ground.
  public init(_ confidence: Confidence, _ source: String) {
    self.confidence = confidence
    self.source = source
  }

  /// The same, no surer than low, and why.
  func lowered(because reason: String) -> Self {
    Self(min(confidence, .low), "\(source); \(reason)")
  }

  static let nothing = Self(.unknown, "Nothing was found")
}
