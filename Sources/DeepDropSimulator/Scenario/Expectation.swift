public import DeepDropKit

/// What is to be so at a device.
public enum Expectation: Sendable, Hashable {
  /// The dialog shows this title: a file's name without its extension, or a bare link.
  case dialogTitle(String)
  /// The dialog names this sender.
  case dialogSender(String)
  /// The one file of the dialog has this type.
  case dialogType(String)
  /// The dialog shows this picture.
  case dialogIcon(Thumbnail)
  /// There is no dialog.
  case noDialog
  /// The app is in front and shows what this link leads to.
  case openedLink(DeviceApp.ID, DeepLink)
  /// The app is in front and shows a file of this name.
  case openedFile(DeviceApp.ID, String)
  /// The app is in front and shows why it opened nothing.
  case refused(DeviceApp.ID)
  /// The app was given this many links in all.
  case links(DeviceApp.ID, Int)
  /// The app is in this state.
  case state(DeviceApp.ID, DeviceApp.State)
  /// No file lies in an app's Inbox.
  case fileGone
  /// A file of this name lies in Files or in Downloads.
  case file(String)
  /// The screen is of this kind, as ``Screen/kind`` names it.
  case screen(String)
  /// The preview shows this text.
  case text(String)
  /// The text on the screen has this link to tap.
  case textLink(DeepLink)
  /// The text on the screen has this many links to tap.
  case textLinks(Int)
  /// This was copied last.
  case copied(String)
  /// The question which app opens a file has this app among its answers.
  case question(DeviceApp.ID)
  /// The App Store offers this app for the file.
  case storeOffers(DeviceApp.ID)
  /// The App Store has nothing for the file.
  case storeOffersNothing
  /// In the share sheet, an activity would send this link, or a file of this name.
  case activity(ShareActivity, String)
  /// The share sheet does not offer an activity.
  case noActivity(ShareActivity)
  /// In AirDrop's picker, the send to a receiver has come this far.
  case progress(AirDropPicker.Receiver.ID, AirDropPicker.Progress)
  /// AirDrop's picker finds this many receivers.
  case receivers(Int)
  /// The latest notification.
  case notification(String)
}

/// Both sides of an expectation that failed.
public struct Mismatch: Sendable, Hashable, Encodable {
  /// What was to be so.
  public let expected: String
  /// What was so.
  public let found: String
}
