import DeepDropAirDrop
import DeepDropDeclarations
import DeepDropKit
import DeepDropSimulator
import Foundation
import Testing

@testable import DeepDropSimulatorWeb

@Suite struct ActRequestTests {
  @Test(arguments: Self.acts)
  func `an act has its name and what it needs`(fields: String, act: Act) throws {
    let request = try Self.decode(#"{"device": "one", \#(fields)}"#)
    #expect(request.device == "one")
    #expect(request.act == act)
  }

  @Test(arguments: Self.strategies)
  func `a share says what AirDrop carries`(name: String, strategy: AirDropStrategy) throws {
    let request = try Self.decode(
      #"""
      {"device": "one", "act": "share", "app": "a", "title": "Gig", "link": "acme://e/1",
       "web": "https://example.com/e/1", "carries": "\#(name)"}
      """#
    )
    let shared = try SharedLink(
      title: "Gig",
      link: DeepLink("acme://e/1"),
      webURL: DeepLink("https://example.com/e/1")
    )
    #expect(request.act == .share(.link(shared, strategy), from: "a"))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"act": "accept"}"#, #"{"device": "one"}"#,
    #"{"device": "one", "act": "explode"}"#, #"{"device": 1, "act": "accept"}"#,
    #"{"device": "one", "act": "send"}"#, #"{"device": "one", "act": "profile", "profile": "x"}"#,
    #"{"device": "one", "act": "receiving", "receiving": "some"}"#,
    #"{"device": "one", "act": "share", "app": "a", "title": "", "link": "acme:x", "carries": "x"}"#,
  ])
  func `what is no act is refused`(text: String) {
    #expect(throws: DecodingError.self) { try Self.decode(text) }
  }

  @Test func `a link that is none is refused in the link's own words`() {
    let error = #expect(throws: LinkError.self) {
      try Self.decode(
        #"""
        {"device": "one", "act": "share", "app": "a", "title": "", "link": "no link",
         "carries": "file"}
        """#
      )
    }
    #expect(error?.code == .malformedLink)
  }

  @Test(arguments: [
    (#""icon": "event-2.png""#, Asset.named("event-2.png").map { Data($0.bytes) }),
    (#""picture": "/9j/4A==""#, Data([0xFF, 0xD8, 0xFF, 0xE0])),
  ])
  func `a share has the picture of an event by its name, or one of the person's own (N07)`(
    field: String,
    picture: Data?
  ) throws {
    let request = try Self.decode(Self.share(field))
    guard case .share(.link(_, _, let icon), _) = request.act else {
      Issue.record("nothing is shared")
      return
    }
    let expected = try #require(picture)
    #expect(icon?.icon.data == expected)
  }

  @Test(arguments: ["main.js", "event-9.png", "../event-1.png", ""])
  func `a name that is no event's picture is refused`(name: String) {
    #expect(throws: DecodingError.self) { try Self.decode(Self.share(#""icon": "\#(name)""#)) }
  }

  @Test func `a file that is no picture is refused in a sentence`() {
    let error = #expect(throws: SimulatorError.self) {
      try Self.decode(Self.share(#""picture": "PHN2Zy8+""#))
    }
    #expect(error?.message == "The picture is neither PNG, JPEG nor JPEG 2000.")
  }

  private static func share(_ field: String) -> String {
    #"""
    {"device": "one", "act": "share", "app": "a", "title": "Gig", "link": "acme://e/1",
     "carries": "file", \#(field)}
    """#
  }

  static let strategies: [(String, AirDropStrategy)] = [
    ("file", .file), ("deepLink", .deepLink), ("universalLink", .universalLink),
    ("automatic", .automatic),
  ]

  static let acts: [(String, Act)] = [
    (#""act": "accept""#, .accept),
    (#""act": "decline""#, .decline),
    (#""act": "dismiss""#, .dismiss),
    (#""act": "home""#, .goHome),
    (#""act": "files""#, .openFiles),
    (#""act": "tapApp", "app": "a""#, .tapApp("a")),
    (#""act": "tapFile", "file": "a.txt""#, .tapFile("a.txt")),
    (#""act": "get", "app": "a""#, .get("a")),
    (#""act": "quit", "app": "a""#, .quit("a")),
    (#""act": "remove", "app": "a""#, .remove("a")),
    (#""act": "send", "receiver": "two""#, .send(to: "two")),
    (#""act": "receiving", "receiving": "off""#, .setReceiving(.off)),
    (#""act": "profile", "profile": "ios17""#, .setProfile(.iOS17)),
    (#""act": "choose", "activity": "com.apple.UIKit.activity.Mail""#, .choose(.mail)),
    (
      #""act": "sharePicture", "name": "Sunset", "app": "a""#,
      .share(.picture("Sunset"), from: "a")
    ),
    (#""act": "shareText", "text": "Hi", "app": "a""#, .share(.text("Hi"), from: "a")),
    (#""act": "drop", "text": "acme://e/1""#, .drop("acme://e/1")),
    (#""act": "drop", "text": "acme://e/1", "title": "Gig""#, .drop("acme://e/1", title: "Gig")),
    (#""act": "copy""#, .copy),
  ]

  static func decode(_ text: String) throws -> ActRequest {
    try JSONDecoder().decode(ActRequest.self, from: Data(text.utf8))
  }
}
