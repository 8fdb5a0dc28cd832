/// An app that claims what is to be opened, and why it stands where it does.
public struct Candidate: Sendable, Hashable {
  /// The app.
  public let app: InstalledApp
  /// What the app says of the file's type; nil for a link.
  public let claim: Claim?
  /// Whether the system can choose it; one that it cannot is named all the same.
  public let isEligible: Bool
  /// Why, in sentences for people.
  public let reasons: [String]
}
