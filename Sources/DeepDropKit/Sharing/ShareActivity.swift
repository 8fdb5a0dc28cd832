/// What a person picked in the share sheet.
///
/// The raw values are UIKit's (`UIActivity.ActivityType`), so that the app's side converts without a
/// table. Any other raw value is an activity too: apps and later systems bring their own.
///
/// ```swift
/// ShareActivity(rawValue: "com.apple.UIKit.activity.AirDrop") == .airDrop  // true
/// ```
public struct ShareActivity: RawRepresentable, Sendable, Hashable {
  /// The activity type's string.
  public let rawValue: String

  /// Takes the string of any activity type.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// The names of the constants are documented, their strings are not. These are as seen in running
// systems: `AirDrop` in many places, the others by the same rule. A wrong one costs a mail its
// subject, but `airDrop` decides what is sent, and it is the best attested of all.
extension ShareActivity {
  /// To a device nearby.
  public static let airDrop = uiKit("AirDrop")

  /// A mail: the only activity with a subject.
  public static let mail = uiKit("Mail")

  /// A message.
  public static let message = uiKit("Message")

  /// Onto the pasteboard.
  public static let copyToPasteboard = uiKit("CopyToPasteboard")

  /// Into the browser's reading list.
  public static let addToReadingList = uiKit("AddToReadingList")

  /// A post on Twitter.
  public static let postToTwitter = uiKit("PostToTwitter")

  /// A post on Facebook.
  public static let postToFacebook = uiKit("PostToFacebook")

  private static func uiKit(_ name: String) -> Self {
    Self(rawValue: "com.apple.UIKit.activity." + name)
  }
}
