public import DeepDropKit

/// The share sheet: each activity with what it would send.
public struct ShareSheet: Sendable, Hashable, Encodable {
  /// One activity.
  public struct Entry: Sendable, Hashable {
    /// What the person would pick.
    public let activity: ShareActivity
    /// What it would send.
    public let item: SentItem
    /// The subject, which mail alone has.
    public let subject: String?
  }

  /// The app that shares.
  public let app: DeviceApp.ID
  /// What stands at the head of the sheet.
  public let title: String
  /// What the app shows the system first, by which the system chooses the activities.
  public let placeholder: SentItem
  /// The activities that take something of the placeholder's kind, in order.
  public let entries: [Entry]
}

/// What leaves an app.
public enum SentItem: Sendable, Hashable {
  /// A link as it is.
  case link(String)
  /// A text as it is.
  case text(String)
  /// A file of this name; the text is there for a link file or a text.
  case file(name: String, type: String, text: String?)
}

extension ShareActivity {
  /// The activities of the simulated share sheet, with their names.
  static let named: KeyValuePairs<String, ShareActivity> = [
    "AirDrop": .airDrop, "Message": .message, "Mail": .mail, "Copy": .copyToPasteboard,
    "Twitter": .postToTwitter, "Facebook": .postToFacebook, "Reading List": .addToReadingList,
  ]

  /// Whether it takes something of an item's kind: pages for reading are links, posts have no files.
  func takes(_ item: SentItem) -> Bool {
    switch (self, item) {
    case (.addToReadingList, .text), (.addToReadingList, .file): false
    case (.postToTwitter, .file(_, let type, _)), (.postToFacebook, .file(_, let type, _)):
      type == "public.png"
    default: true
    }
  }

  /// The name under its icon.
  public var name: String {
    Self.named.first { $0.value == self }?.key ?? rawValue
  }
}

extension ShareSheet.Entry: Encodable {
  private enum CodingKeys: String, CodingKey {
    case activity, name, item, subject
  }

  /// Writes the activity by its raw value and by its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(activity.rawValue, forKey: .activity)
    try container.encode(activity.name, forKey: .name)
    try container.encode(item, forKey: .item)
    try container.encodeIfPresent(subject, forKey: .subject)
  }
}

extension SentItem: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, link, name, type, text
  }

  /// Writes `{"kind": "link", …}`, `{"kind": "text", …}` or `{"kind": "file", …}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .link(let link):
      try container.encode("link", forKey: .kind)
      try container.encode(link, forKey: .link)
    case .text(let text):
      try container.encode("text", forKey: .kind)
      try container.encode(text, forKey: .text)
    case .file(let name, let type, let text):
      try container.encode("file", forKey: .kind)
      try container.encode(name, forKey: .name)
      try container.encode(type, forKey: .type)
      try container.encodeIfPresent(text, forKey: .text)
    }
  }
}
