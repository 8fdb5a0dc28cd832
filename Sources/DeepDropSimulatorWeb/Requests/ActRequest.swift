import DeepDropDeclarations
import DeepDropKit
import DeepDropSimulator
import FoundationEssentials

/// An act at a device, as the page sends it: `{"device": …, "act": "send", "receiver": …}`.
struct ActRequest: Decodable {
  let device: Device.ID
  let act: Act

  fileprivate enum CodingKeys: String, CodingKey {
    case device, act, app, carries, name, link, activity, receiver, file, receiving, profile,
      title, text, icon, picture
  }

  private enum Name: String, Decodable {
    case share, sharePage, sharePicture, shareText, drop, choose, send
    case accept, decline, tapApp, tapFile, tapLink, copy, get
    case dismiss, home, files, quit, remove, receiving, profile
  }

  /// Reads it; throws `LinkError` for what is no link, and `SimulatorError` for what is no picture.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try container.decode(String.self, forKey: key) }
    device = try text(.device)
    act =
      switch try container.decode(Name.self, forKey: .act) {
      case .share:
        .share(
          .link(
            try LinkRequest(from: decoder).shared,
            try container.strategy(forKey: .carries),
            icon: try container.thumbnail()
          ),
          from: try text(.app)
        )
      case .sharePage: .share(.page(try DeepLink(text(.link))), from: try text(.app))
      case .sharePicture: .share(.picture(try text(.name)), from: try text(.app))
      case .shareText: .share(.text(try text(.text)), from: try text(.app))
      case .drop:
        .drop(
          try text(.text),
          title: try container.decodeIfPresent(String.self, forKey: .title)
        )
      case .choose: .choose(ShareActivity(rawValue: try text(.activity)))
      case .send: .send(to: try text(.receiver))
      case .accept: .accept
      case .decline: .decline
      case .tapApp: .tapApp(try text(.app))
      case .tapFile: .tapFile(try text(.file))
      case .tapLink: .tapLink(try DeepLink(text(.link)))
      case .copy: .copy
      case .get: .get(try text(.app))
      case .dismiss: .dismiss
      case .home: .goHome
      case .files: .openFiles
      case .quit: .quit(try text(.app))
      case .remove: .remove(try text(.app))
      case .receiving:
        .setReceiving(try container.known(forKey: .receiving, Device.Receiving.init(rawValue:)))
      case .profile: .setProfile(try container.profile(forKey: .profile))
      }
  }
}

extension KeyedDecodingContainer<ActRequest.CodingKeys> {
  /// A picture of the person's own, in Base64, or one of the page's by its name.
  fileprivate func thumbnail() throws -> Thumbnail? {
    if let picture = try decodeIfPresent(Data.self, forKey: .picture) {
      return try Thumbnail(Array(picture))
    }
    guard try decodeIfPresent(String.self, forKey: .icon) != nil else { return nil }
    return try known(forKey: .icon, Example.picture(named:))
  }
}

extension KeyedDecodingContainer {
  fileprivate func strategy(forKey key: Key) throws -> AirDropStrategy {
    try known(forKey: key) { name in
      PageSetting.strategies.first { $0.name == name }?.strategy
    }
  }

  fileprivate func profile(forKey key: Key) throws -> OSProfile {
    try known(forKey: key) { name in OSProfile.all.first { $0.name == name } }
  }

  /// The value of a name that the page was told.
  fileprivate func known<Value>(forKey key: Key, _ value: (String) -> Value?) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = value(name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "“\(name)” is none of the names"
      )
    }
    return value
  }
}
