import DeepDropKit
import DeepDropPropertyList
import Testing

@testable import DeepDropAirDrop

@Suite struct MessageTests {
  /// An XML property list with these keys and values.
  func xml(_ content: String) -> [UInt8] {
    Array(#"<plist version="1.0"><dict>\#(content)</dict></plist>"#.utf8)
  }

  @Test func `an Ask that OpenDrop would write is read: integers for booleans, no TransferID`()
    throws
  {
    let request = try AskRequest(
      parsing: xml(
        """
        <key>SenderComputerName</key><string>Sender</string>
        <key>SenderID</key><string>03361df42fcf</string>
        <key>SenderModelName</key><string>OpenDrop</string>
        <key>BundleID</key><string>com.apple.finder</string>
        <key>ConvertMediaFormats</key><false/>
        <key>Files</key><array><dict>
          <key>ConvertMediaFormats</key><integer>0</integer>
          <key>FileBomPath</key><string>./Gig.acmelink</string>
          <key>FileIsDirectory</key><integer>1</integer>
          <key>FileName</key><string>Gig.acmelink</string>
          <key>FileType</key><string>public.content</string>
        </dict></array>
        """
      )
    )
    #expect(request.computerName == "Sender")
    #expect(request.files.map(\.name) == ["Gig.acmelink"])
    #expect(request.files.map(\.type) == ["public.content"])
    #expect(request.files.map(\.isDirectory) == [true])
    #expect(request.files.map(\.size) == [nil])
    #expect(request.transferID == nil)
    #expect(request.transferType == nil)
  }

  @Test(arguments: [
    "<key>TransferID</key><dict><key>id</key><string>AB-1</string></dict><key>TransferType</key><dict><key>links</key><dict/></dict>",
    "<key>TransferID</key><string>AB-1</string><key>TransferType</key><string>links</string>",
  ])
  func `TransferID and TransferType are read in both spellings`(keys: String) throws {
    let request = try AskRequest(
      parsing: xml("<key>Items</key><array><string>acme://e/1</string></array>" + keys)
    )
    #expect(request.transferID?.description == "AB-1")
    #expect(request.transferType == .links)
  }

  @Test func `what is written is read back, and TransferID is written as a dictionary`() throws {
    let sender = SenderIdentity(computerName: "Zoë's laptop", id: ServiceID(random: 1))
    let request = AskRequest(
      from: sender,
      links: [try DeepLink("acme://e/1")],
      files: [],
      transferID: try #require(TransferID("AB-1"))
    )
    #expect(try AskRequest(parsing: request.bytes) == request)
    #expect(request.bytes.starts(with: Array("bplist00".utf8)))
  }

  @Test(arguments: [
    ("A\u{202E}B\u{7}C\nD", "ABC D"), ("  Zoë   👩‍👩‍👧 ", "Zoë 👩‍👩‍👧"), ("\u{200B}\u{1B}[31m", "[31m"),
    (String(repeating: "x", count: 500), String(repeating: "x", count: 64)),
    (String(repeating: "x", count: 63) + " y", String(repeating: "x", count: 63)),
    ("\u{202E}", "Unknown"),
  ])
  func `a sender's name is made fit to be shown`(raw: String, shown: String) throws {
    var request = AskRequest(
      from: SenderIdentity(computerName: raw, id: ServiceID(random: 1)),
      links: [try DeepLink("acme://e/1")],
      files: [],
      transferID: try #require(TransferID("AB-1"))
    )
    request.computerName = raw
    #expect(try AskRequest(parsing: request.bytes).computerName == shown)
  }

  @Test(arguments: [
    "", "x", "bplist00", "<plist><array/></plist>", "<plist><string>x</string></plist>",
    "<plist><dict/></plist>",
    "<plist><dict><key>Items</key><string>acme://e/1</string></dict></plist>",
    "<plist><dict><key>Items</key><array><integer>1</integer></array></dict></plist>",
    "<plist><dict><key>Items</key><array><string>/e/1</string></array></dict></plist>",
    "<plist><dict><key>Files</key><array><dict/></array></dict></plist>",
    "<plist><dict><key>Files</key><array><string>x</string></array></dict></plist>",
    "<plist><dict><key>Items</key><array><string>a:b</string></array><key>TransferID</key><integer>1</integer></dict></plist>",
  ])
  func `a body of the wrong shape is malformed (A11)`(body: String) {
    let error = #expect(throws: AirDropError.self) { try AskRequest(parsing: Array(body.utf8)) }
    #expect(error?.code == .malformedMessage)
  }

  @Test func `more files than one transfer may have are refused`() {
    let file = "<dict><key>FileName</key><string>x</string></dict>"
    let files = String(repeating: file, count: AskRequest.maximumCount + 1)
    let error = #expect(throws: AirDropError.self) {
      try AskRequest(parsing: xml("<key>Files</key><array>\(files)</array>"))
    }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message == "More than 4096 files in one transfer.")
  }

  @Test func `as many files are read, each with all that senders write of one`() throws {
    let files = (1...AskRequest.maximumCount).map { number in
      let name = "IMG_\(number) \(String(repeating: "x", count: 100)).HEIC"
      return PropertyList(
        .dictionary([
          "FileName": .string(name),
          "FileType": .string("public.heic"),
          "FileBomPath": .string("./NSIRD_AirDrop_\(number)/\(name)"),
          "FileSize": .integer(3_000_000),
          "FileIsDirectory": .boolean(false),
          "ConvertMediaFormats": .boolean(true),
          "ShouldConvertMediaFormats": .boolean(false),
          "FileSubType": .string("photo"),
          "FileCreationDate": .string("2026-01-01T00:00:00Z"),
          "FileWidth": .integer(4032),
          "FileHeight": .integer(3024),
        ])
      )
    }
    let root: PropertyList.Dictionary = ["Files": .array(files)]
    let bytes = PropertyList(.dictionary(root)).binary
    #expect(try bytes.count <= #require(Route.ask.maximumBodyLength))
    #expect(try AskRequest(parsing: bytes).files.count == 4096)
  }

  @Test func `a Discover request may be empty, and its answer always has a name`() throws {
    #expect(try DiscoverRequest(parsing: xml("")).deviceSupportFlags == nil)
    #expect(try DiscoverRequest(parsing: DiscoverRequest().bytes).deviceSupportFlags == 111_611)
    let response = DiscoverResponse(computerName: "Desk", modelName: "Mac14,2")
    #expect(try DiscoverResponse(parsing: response.bytes) == response)
  }

  @Test func `every truncation of a good Ask is refused and none is fatal`() throws {
    let request = AskRequest(
      from: SenderIdentity(computerName: "Laptop", id: ServiceID(random: 1)),
      links: [try DeepLink("acme://e/1")],
      files: [],
      transferID: try #require(TransferID("AB-1"))
    )
    let bytes = request.bytes
    for length in 0..<bytes.count {
      #expect(throws: AirDropError.self) { try AskRequest(parsing: Array(bytes.prefix(length))) }
    }
  }
}
