import DeepDropKit

/// A title, its links and the name of its picture, as the page sends them.
struct LinkRequest: Decodable {
  let shared: SharedLink
  let icon: String?

  private enum CodingKeys: String, CodingKey {
    case title, link, web, icon
  }

  /// Reads them, and throws `LinkError` for what is no link.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    shared = try SharedLink(
      title: container.decode(String.self, forKey: .title),
      link: DeepLink(container.decode(String.self, forKey: .link)),
      webURL: container.decodeIfPresent(String.self, forKey: .web).map { try DeepLink($0) }
    )
    icon = try container.decodeIfPresent(String.self, forKey: .icon)
  }
}
