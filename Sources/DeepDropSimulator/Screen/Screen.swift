/// What a screen shows.
public enum Screen: Sendable, Hashable {
  /// The icons of ``Device/apps``, and of the system's own: Files, the browser.
  case home
  /// The app in front, with its ``DeviceApp/content``.
  case app(DeviceApp.ID)
  /// The person's files, ``Device/files``.
  case files
  /// A file that no app opens, as the system previews it.
  case preview(FilePreview)
  /// The browser with this page.
  case browser(String)
  /// The activities for what an app shares.
  case shareSheet(ShareSheet)
  /// The devices nearby.
  case picker(AirDropPicker)
  /// The question whether something may come.
  case dialog(AcceptDialog)
  /// The question which of several apps opens what came.
  case openIn(OpenInQuestion)
  /// The App Store, with what it has for a file.
  case store(StoreOffer)

  /// The word that stands for it in JSON and in messages.
  public var kind: String {
    switch self {
    case .home: "home"
    case .app: "app"
    case .files: "files"
    case .preview: "preview"
    case .browser: "browser"
    case .shareSheet: "shareSheet"
    case .picker: "picker"
    case .dialog: "dialog"
    case .openIn: "openIn"
    case .store: "store"
    }
  }
}

extension Screen: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, content
  }

  /// Writes `{"kind": …, "content": …}`; the home screen and Files have no content of their own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .home, .files: break
    case .app(let text), .browser(let text): try container.encode(text, forKey: .content)
    case .preview(let preview): try container.encode(preview, forKey: .content)
    case .shareSheet(let sheet): try container.encode(sheet, forKey: .content)
    case .picker(let picker): try container.encode(picker, forKey: .content)
    case .dialog(let dialog): try container.encode(dialog, forKey: .content)
    case .openIn(let question): try container.encode(question, forKey: .content)
    case .store(let offer): try container.encode(offer, forKey: .content)
    }
  }
}
