import DeepDropKit

extension SharedContent {
  /// Why an activity gets what it gets.
  func reasons(_ activity: ShareActivity, _ item: SentItem) -> [String] {
    switch (self, item) {
    case (.page, _), (.picture, _):
      return ["It is not a link of the app's own, so it travels untouched."]
    case (.text, .file(_, let type, _)):
      return ["AirDrop's question has no place for a text: it travels as a file of \(type)."]
    case (.text, _):
      return ["A text travels as it is, and who reads it finds the links in it."]
    case (.link(let shared, _, let icon), .file(let name, let type, let text)):
      return [
        "AirDrop's dialog shows no title but that of a file: \(name), named after the title.",
        "The sender's system resolves its extension to \(type).",
        "It holds \(text ?? shared.link.string), and nothing else.",
      ] + (icon == nil ? [] : ["Its picture travels in the question, for the dialog."])
    case (.link, .link) where activity == .airDrop:
      return ["The app's strategy sends a link as it is: the dialog shows no title."]
    case (.link(let shared, _, _), .link) where shared.webURL == nil:
      return ["There is no web page for it, so everybody gets the app's own link."]
    case (.link, .link), (.link, .text):
      return ["Only AirDrop can hand a file to the app: everybody else gets the web page."]
    }
  }
}
