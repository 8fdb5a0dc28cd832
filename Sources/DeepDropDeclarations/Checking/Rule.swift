internal import DeepDropPropertyList

/// One kind of mistake, how to find it, and why it is one.
///
/// ```swift
/// for rule in Rule.all { print(rule.identifier, rule.summary) }
/// ```
public struct Rule: Sendable, Identifiable {
  /// The name in messages, comments and options, such as `own-type-not-exported`.
  public let identifier: String
  /// How much it matters, unless a finding says otherwise.
  public let severity: Severity
  /// What the store answers to an upload with the mistake, such as `ITMS-90737`.
  public let storeCode: String?
  /// The mistake in one sentence.
  public let summary: String
  /// Why it is one, and what becomes of an app that makes it.
  public let explanation: String
  /// Where the fact is from.
  public let source: String

  let inspection: Inspection

  /// The identifier.
  public var id: String { identifier }

  init(
    _ identifier: String,
    _ severity: Severity,
    store storeCode: String? = nil,
    _ summary: String,
    explanation: String,
    source: String,
    _ inspection: Inspection
  ) {
    self.identifier = identifier
    self.severity = severity
    self.storeCode = storeCode
    self.summary = summary
    self.explanation = explanation
    self.source = source
    self.inspection = inspection
  }

  /// What a rule looks at, and the pure function that finds.
  enum Inspection: Sendable {
    case infoPlist(@Sendable (InfoPlist) -> [Problem])
    case entitlements(@Sendable (PropertyList) -> [Problem])
    case siteAssociation(@Sendable (SiteFile) -> [Problem])
    case swift(@Sendable (ExportedTypeUses) -> [Problem])
    /// The keys of a property list or of JSON, whatever it is about.
    case keys(@Sendable (PropertyList) -> [Problem])
    case damage(@Sendable (Damage) -> [Problem])
    case comments(@Sendable ([Suppression]) -> [Problem])
  }
}

extension Rule: Hashable {
  /// Whether both have one identifier.
  public static func == (left: Rule, right: Rule) -> Bool { left.identifier == right.identifier }

  /// Feeds the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension Rule {
  /// The rule of an identifier.
  public static func named(_ identifier: String) -> Rule? { byIdentifier[identifier] }

  private static let byIdentifier = Dictionary(
    uniqueKeysWithValues: all.map { ($0.identifier, $0) }
  )
}
