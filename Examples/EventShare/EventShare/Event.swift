import DeepDropKit

struct Event: Hashable, Identifiable {
  let id: Int
  let title: String
  let day: String
  let place: String
  let symbol: String
  let link: DeepLink
  let webURL: DeepLink

  /// What the share sheet is given.
  var shared: Result<SharedLink, LinkError> {
    Result { () throws(LinkError) in
      try SharedLink(title: title, link: link, webURL: webURL)
    }
  }
}

extension Event {
  static let all = [
    Event(1, "Summer party", on: "21 June", at: "Town square", symbol: "sun.max"),
    Event(2, "AC/DC: Live", on: "4 July", at: "Stadium", symbol: "guitars"),
    Event(3, "Night of museums", on: "30 August", at: "Old town", symbol: "building.columns"),
    Event(4, "Flea market 🎈", on: "Every Sunday", at: "Harbour", symbol: "bag"),
  ].compactMap(\.self)

  private init?(_ id: Int, _ title: String, on day: String, at place: String, symbol: String) {
    guard let link = try? DeepLink("acme://e/\(id)"),
      let webURL = try? DeepLink("https://example.com/e/\(id)")
    else { return nil }
    self.init(
      id: id,
      title: title,
      day: day,
      place: place,
      symbol: symbol,
      link: link,
      webURL: webURL
    )
  }
}
