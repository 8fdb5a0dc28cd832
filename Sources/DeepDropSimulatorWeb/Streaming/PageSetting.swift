import DeepDropDeclarations
import DeepDropKit
import DeepDropSimulator

/// What a page offers to pick from.
struct PageSetting: Encodable {
  /// Something to pick, by its name on the wire.
  struct Choice: Encodable {
    let name: String
    let title: String
  }

  let events: [Example.Event]
  let page = Example.page
  let text = Example.text
  let profiles = OSProfile.all.map { Choice(name: $0.name, title: $0.title) }
  let strategies = Self.strategies.map { Choice(name: $0.name, title: $0.title) }
  let maximumInfoPlist = Self.maximumInfoPlist
  let maximumPicture = Thumbnail.maximumLength

  /// The example's events, after the one that the page begins with.
  init(first: SharedLink?) {
    let event = first.map(Example.event)
    events = [event].compactMap(\.self) + Example.events.filter { $0 != event }
  }

  /// The most bytes of an Info.plist; the largest known has a tenth of that.
  static let maximumInfoPlist = 1 << 20

  /// The most bytes of an act: a picture in Base64, 500 emoji and a long link.
  static let maximumAct = 2 * Thumbnail.maximumLength

  /// What AirDrop may carry.
  static let strategies: [(name: String, title: String, strategy: AirDropStrategy)] = [
    ("file", "A file named after the title", .file),
    ("deepLink", "The link itself", .deepLink),
    ("universalLink", "The web address", .universalLink),
    ("automatic", "The web address if it is ours, else the file", .automatic),
  ]
}
