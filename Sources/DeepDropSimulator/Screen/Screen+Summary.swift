import DeepDropKit
import DeepDropPropertyList

extension Screen {
  /// What the screen shows, as part of a sentence.
  public var summary: String {
    switch self {
    case .home: "the home screen"
    case .app(let id): "the app \(id)"
    case .files: "Files"
    case .preview(let preview): "a preview of \(preview.file.quoted)"
    case .browser(let link): "the browser with \(link)"
    case .shareSheet(let sheet): "the share sheet for \(sheet.title.quoted)"
    case .picker(let picker):
      picker.receivers.isEmpty
        ? "AirDrop with nobody near"
        : "AirDrop with \(picker.receivers.map { $0.name.quoted }.listed)"
    case .dialog(let dialog): "the dialog “\(dialog.sentence)”"
    case .openIn(let question):
      "the question whether \(question.file.quoted) opens in \(question.apps.map(\.name).listed)"
    case .store(let offer):
      offer.apps.isEmpty
        ? "the App Store with nothing for \(offer.file.quoted)"
        : "the App Store with \(offer.apps.map(\.name).listed) for \(offer.file.quoted)"
    }
  }
}
