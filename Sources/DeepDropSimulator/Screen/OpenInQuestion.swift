/// The question which of several apps opens what came.
public struct OpenInQuestion: Sendable, Hashable, Encodable {
  /// The file, by name.
  public let file: String
  /// The apps in the order in which the system prefers them.
  public let apps: [Choice]

  /// One of the apps.
  public struct Choice: Sendable, Hashable, Encodable, Identifiable {
    /// The app.
    public let id: DeviceApp.ID
    /// Its name.
    public let name: String
  }
}

/// What the App Store has for a file that no app opens.
///
/// The file waits, and opens in the app that is installed.
public struct StoreOffer: Sendable, Hashable, Encodable {
  /// The file, by name.
  public let file: String
  /// Its type, by which the store looks for apps.
  public let type: String
  /// The apps of ``Simulation`` that would open it; empty where the store has none.
  public let apps: [OpenInQuestion.Choice]
}
