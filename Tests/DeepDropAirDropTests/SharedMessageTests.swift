import DeepDropKit
import Testing

@testable import DeepDropAirDrop

/// What OpenDrop wrote on the wire, what current Apple systems write, and what means harm.
@Suite(.enabled(if: SharedFiles.areThere, SharedFiles.reason))
struct SharedMessageTests {
  @Test(arguments: ["bin", "xml"])
  func `an Ask of a current system for files is read to the last key`(form: String) throws {
    let request = try AskRequest(
      parsing: SharedFiles.read("fixtures/ask_files_apple.\(form).plist")
    )
    #expect(request.computerName == "Fixture Sender")
    #expect(request.modelName == "MacBookPro18,3")
    #expect(request.senderID == "0a1b2c3d4e5f")
    #expect(request.bundleID == "com.apple.finder")
    #expect(request.links == [])
    #expect(request.files.map(\.name) == ["link.Eventbrite"])
    #expect(request.files.map(\.type) == ["dyn.ah62d4rv4ge80n7xfr34ge6xmsvwu"])
    #expect(request.files.map(\.size) == [33])
    #expect(request.files.map(\.isDirectory) == [false])
    #expect(request.transferID == TransferID("3F2504E0-4F89-41D3-9A0C-0305E82C3301"))
    #expect(request.transferType == .files)
    #expect(request.icon == nil)
  }

  @Test(arguments: ["bin", "xml"])
  func `links of a current system are read from Items or from a webloc file`(form: String) throws {
    let items = try AskRequest(
      parsing: SharedFiles.read("fixtures/ask_links_items_apple.\(form).plist")
    )
    #expect(items.links.map(\.string) == ["https://example.org/e/1?ref=airdrop"])
    #expect(items.files == [])
    #expect(items.bundleID == "com.apple.mobilesafari")
    #expect(items.transferType == .links)
    let file = try AskRequest(
      parsing: SharedFiles.read("fixtures/ask_links_webloc_apple.\(form).plist")
    )
    #expect(file.links == [])
    #expect(file.files.map(\.name) == ["example.webloc"])
    #expect(file.files.map(\.type) == ["com.apple.web-internet-location"])
    #expect(file.transferType == .links)
  }

  @Test(arguments: ["bin", "xml"])
  func `what current systems say of themselves is read`(form: String) throws {
    func bytes(_ name: String) throws -> [UInt8] {
      try SharedFiles.read("fixtures/\(name).\(form).plist")
    }
    let request = try DiscoverRequest(parsing: bytes("discover_request_apple"))
    #expect(request.deviceSupportFlags == 111_611)
    #expect(try DiscoverRequest(parsing: bytes("discover_request_empty")).deviceSupportFlags == nil)
    let response = try DiscoverResponse(parsing: bytes("discover_response_apple"))
    #expect(response.computerName == "Fixture Receiver")
    #expect(response.modelName == "iPhone17,1")
    #expect(response.isAirDropable == true)
    #expect(try DiscoverResponse(parsing: bytes("discover_response_hidden")).computerName == nil)
    let answer = try AskResponse(parsing: bytes("ask_response_apple"))
    #expect(answer == AskResponse(computerName: "Fixture Receiver", modelName: "iPhone17,1"))
  }

  struct Capture: Sendable, CustomTestStringConvertible {
    let tag: String
    var file: (name: String, type: String)?
    var link: String?
    let senderID: String
    var iconLength: Int?
    var testDescription: String { tag }
  }

  static let captures = [
    Capture(tag: "file", file: ("link.Eventbrite", "public.content"), senderID: "03361df42fcf"),
    Capture(tag: "gz", file: ("a.gz", "public.zip-archive"), senderID: "53ecafe3410b"),
    Capture(
      tag: "jpg",
      file: ("pic.jpg", "public.image"),
      senderID: "89b06f3893df",
      iconLength: 289
    ),
    Capture(tag: "mp4", file: ("a.mp4", "public.video"), senderID: "d4c6c666ad5c"),
    Capture(tag: "pdf", file: ("a.pdf", "public.content"), senderID: "9cc1efd26214"),
    Capture(
      tag: "png",
      file: ("pic.png", "public.png"),
      senderID: "6c8ce6d70ded",
      iconLength: 306
    ),
    Capture(tag: "unicode", file: ("naïve 日本 é.txt", "public.content"), senderID: "ea644d32e4b4"),
    Capture(tag: "urlfile", file: ("site.url", "public.content"), senderID: "ea72ed4b4886"),
    Capture(tag: "webloc", file: ("site.webloc", "public.content"), senderID: "8d0fc47ecebd"),
    Capture(tag: "zip", file: ("a.zip", "public.content"), senderID: "07b7cd244b88"),
    Capture(tag: "url", link: "https://example.org/path?q=1", senderID: "b3f550263a70"),
    Capture(tag: "customscheme", link: "myapp://open?id=42", senderID: "19efedc7673f"),
  ]

  @Test(arguments: captures, ["bin.plist", "plist"])
  func `a request of OpenDrop's is read as it was meant`(capture: Capture, form: String) throws {
    let request = try AskRequest(
      parsing: SharedFiles.read("captures/\(capture.tag)_ask_request.\(form)")
    )
    #expect(request.computerName == "Sender")
    #expect(request.modelName == "OpenDrop")
    #expect(request.senderID == capture.senderID)
    #expect(request.bundleID == "com.apple.finder")
    #expect(request.links.map(\.string) == (capture.link.map { [$0] } ?? []))
    #expect(request.files.map(\.name) == (capture.file.map { [$0.name] } ?? []))
    #expect(request.files.map(\.type) == (capture.file.map { [$0.type] } ?? []))
    #expect(request.files.allSatisfy { !$0.isDirectory && $0.size == nil })
    #expect(request.icon?.count == capture.iconLength)
    #expect(request.transferID == nil)
    #expect(request.transferType == nil)
    let discover = try SharedFiles.read("captures/\(capture.tag)_discover_request.\(form)")
    #expect(try DiscoverRequest(parsing: discover).deviceSupportFlags == nil)
  }

  @Test func `no captured request goes untested`() {
    #expect(
      SharedFiles.names(in: "captures", ending: "_ask_request.bin.plist")
        == Self.captures.map { "\($0.tag)_ask_request.bin.plist" }.sorted()
    )
  }

  @Test func `what OpenDrop's receiver answers is read`() throws {
    let response = try DiscoverResponse(
      parsing: SharedFiles.read("captures/opendrop_receiver_discover_response.bin.plist")
    )
    #expect(response.computerName == "Receiver")
    #expect(response.modelName == "LinuxPeer")
    #expect(response.isAirDropable == nil)
    #expect(response.mediaCapabilities?.count == 14)
    let answer = try AskResponse(
      parsing: SharedFiles.read("captures/opendrop_receiver_ask_response.bin.plist")
    )
    #expect(answer == AskResponse(computerName: "Receiver", modelName: "LinuxPeer"))
  }

  @Test func `property lists that bring down other readers are refused as messages (A11)`() throws {
    let hostile = SharedFiles.names(in: "hostile-plists", ending: ".bplist")
    #expect(hostile.count == 4)
    for name in hostile {
      let bytes = try SharedFiles.read("hostile-plists/\(name)")
      let ask = #expect(throws: AirDropError.self) { try AskRequest(parsing: bytes) }
      #expect(ask?.code == .malformedMessage)
      let discover = #expect(throws: AirDropError.self) { try DiscoverRequest(parsing: bytes) }
      #expect(discover?.code == .malformedMessage)
      #expect(throws: AirDropError.self) { try DiscoverResponse(parsing: bytes) }
    }
  }
}
