public import DeepDropDeclarations
public import DeepDropKit

/// What a person does at a device.
public enum Act: Sendable, Hashable {
  // MARK: The share sheet

  /// In an app, shares something: the share sheet comes up.
  case share(SharedContent, from: DeviceApp.ID)
  /// Drops a link or a text on the device, or pastes it there: the share sheet comes up with it.
  ///
  /// With a title, a link of an app's own is shared as that app would; for anything else the title
  /// counts nothing. What is empty, or a text of more than ``LinkedText/maximumLength`` bytes, is
  /// refused with ``SimulatorError/Code/cannotShare``.
  case drop(String, title: String? = nil)
  /// In the share sheet, picks an activity.
  case choose(ShareActivity)
  /// In AirDrop's picker, picks a receiver by its identifier.
  case send(to: AirDropPicker.Receiver.ID)

  // MARK: What arrives

  /// In the dialog, accepts.
  case accept
  /// In the dialog, declines.
  case decline
  /// On the home screen, in the question which app opens a file, or anywhere: picks an app.
  case tapApp(DeviceApp.ID)
  /// In Files, taps a file.
  case tapFile(String)
  /// In the preview of a text, taps a link.
  case tapLink(DeepLink)
  /// In the preview of a text, copies all of it.
  case copy
  /// In the App Store, gets an app: it is installed, and the waiting file opens in it.
  case get(DeviceApp.ID)

  // MARK: Getting around

  /// Puts away what is on top: a sheet, a picker, the store.
  case dismiss
  /// Goes to the home screen; the app in front stays in the background.
  case goHome
  /// Opens Files.
  case openFiles
  /// Quits an app, as by swiping it away.
  case quit(DeviceApp.ID)
  /// Taps a link somewhere else, in a message say.
  case open(DeepLink)

  // MARK: The device

  /// Installs an app, in place of one of the same identifier.
  case install(DeviceApp)
  /// Removes an app with its Inbox.
  case remove(DeviceApp.ID)
  /// Renames the device.
  case rename(String)
  /// Sets AirDrop.
  case setReceiving(Device.Receiving)
  /// Changes the system.
  case setProfile(OSProfile)
  /// Goes out of reach: what is under way breaks off.
  case leave
  /// Comes back into reach.
  case comeBack
}
