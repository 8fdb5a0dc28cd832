/// How a system treats what arrives, as far as anybody has told.
///
/// ```swift
/// OSProfile.iOS17.files.confidence  // .high
/// ```
public struct OSProfile: Sendable, Hashable {
  /// What becomes of a file that was accepted.
  public enum Arrival: Sendable, Hashable {
    /// The only app for it opens; of several the person chooses; without one the store is offered.
    case opensOrAsks
    /// It lands in Files, and a tap there opens the app that owns its type.
    case landsInFiles
    /// It lands in Downloads, and a double click opens the first app for it.
    case landsInDownloads
  }

  /// The short name, such as `ios17`.
  public let name: String
  /// The systems that it stands for.
  public let title: String
  /// What becomes of a file.
  public let arrival: Arrival
  /// How sure that is.
  public let files: Evidence
  /// How sure it is that a web link opens the app that is associated with its host.
  public let universalLinks: Evidence
  /// How sure it is that a link of an app's own scheme opens the app.
  public let schemes: Evidence

  /// iOS up to 16 opens the app, or asks which.
  public static let iOS16 = Self(
    name: "ios16",
    title: "iOS 16 and earlier",
    arrival: .opensOrAsks,
    files: Evidence(
      .high,
      "Apple's archived app programming guide and AirDrop sample, and reports up to 2023"
    ),
    universalLinks: reportsOnUniversalLinks,
    schemes: Evidence(.unknown, "Apple's sample of 2013 and a report on iOS 11, nothing later")
  )

  /// iOS 17 and 18 put the file of an app in Files.
  ///
  /// What a tap there does is inferred from reports on iOS 26.
  public static let iOS17 = Self(
    name: "ios17",
    title: "iOS 17 and 18",
    arrival: .landsInFiles,
    files: Evidence(
      .high,
      "An article on swiftjectivec.com of September 2024, and issues 1039 and 1045 of BookPlayer; iOS 18 is "
        + "presumed to be the same, and what a tap does is inferred from iOS 26"
    ),
    universalLinks: reportsOnUniversalLinks,
    schemes: .nothing
  )

  /// iOS 26 opens a file from Files when its app exports the type, owns it, and it is content.
  public static let iOS26 = Self(
    name: "ios26",
    title: "iOS 26",
    arrival: .landsInFiles,
    files: Evidence(
      .medium,
      "Issues 125, 127 and 235 of qRemote for the tap in Files; whether accepting a file by "
        + "AirDrop opens the app at once is unknown"
    ),
    universalLinks: reportsOnUniversalLinks,
    schemes: .nothing
  )

  /// macOS puts the file in Downloads.
  public static let macOS = Self(
    name: "macos",
    title: "macOS",
    arrival: .landsInDownloads,
    files: Evidence(
      .medium,
      "Apple's archived Launch Services Concepts and the texts on LSHandlerRank; that the more "
        + "specific claim comes first was observed for Quick Look alone"
    ),
    universalLinks: Evidence(.medium, "Apple's TN3155"),
    schemes: Evidence(.medium, "Apple's archived Launch Services Concepts")
  )

  private static let reportsOnUniversalLinks = Evidence(
    .medium,
    "Reports since iOS 9, none to the contrary"
  )

  /// Every profile, the oldest first.
  public static let all = [iOS16, iOS17, iOS26, macOS]
}
