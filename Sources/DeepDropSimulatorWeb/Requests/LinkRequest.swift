import DeepDropKit

/// A title and its links, as the page sends them.
struct LinkRequest: Decodable {
  let shared: SharedLink

  private enum CodingKeys: String, CodingKey {
    case title, link, web
  }

  /// Reads them, and throws `LinkError` for what is no link.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    shared = try SharedLink(
      title: container.decode(String.self, forKey: .title),
      link: DeepLink(container.decode(String.self, forKey: .link)),
      webURL: container.decodeIfPresent(String.self, forKey: .web).map { try DeepLink($0) }
    )
  }
}
