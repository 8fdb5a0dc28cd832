internal import DeepDropKit
internal import DeepDropPropertyList

extension Resolution {
  /// The answer in one sentence for people.
  public var summary: String { "On \(profile.title), \(subject.name.quoted) \(outcome.predicate)." }
}

extension Resolution.Subject {
  fileprivate var name: String {
    switch self {
    case .file(let file): file.name
    case .link(let link): link.string
    }
  }
}

extension Resolution.Outcome {
  fileprivate var predicate: String {
    switch self {
    case .opens(let app): "opens \(app.name.quoted)"
    case .asks(let apps): "makes the person choose among \(apps.map(\.name.quoted).listed)"
    case .landsInFiles(let tap): "lands in Files, where a tap \(tap.predicate)"
    case .landsInDownloads(let tap): "lands in Downloads, where a double click \(tap.predicate)"
    case .offersStore: "leads to the offer to look for an app in the App Store"
    case .opensBrowser: "opens the browser"
    case .nobody: "opens nothing"
    }
  }
}

extension Resolution.Tap {
  fileprivate var predicate: String {
    switch self {
    case .opens(let app): "opens \(app.name.quoted)"
    case .previews: "shows a preview and opens no app"
    case .nothing: "finds no app"
    }
  }
}
