import Testing

@testable import DeepDropKit

@Suite struct ReceivedFileTests {
  struct Row: Sendable {
    var ext = "acmelink"
    var type: String?
    var isInInbox = true
    var inPlace: Bool? = false
    let owner: ReceivedFile.Owner
    /// Whether it is removed with a link in it, and without one.
    let isRemoved: (Bool, Bool)
  }

  @Test(arguments: [
    // Our extension, however it is written (F13).
    Row(owner: .us, isRemoved: (true, true)),
    Row(ext: "ACMELINK", owner: .us, isRemoved: (true, true)),
    Row(ext: "AcmeLink", inPlace: nil, owner: .us, isRemoved: (true, true)),
    // Opened where it is, or lying elsewhere: it is the person's.
    Row(inPlace: true, owner: .us, isRemoved: (false, false)),
    Row(isInInbox: false, owner: .us, isRemoved: (false, false)),
    Row(isInInbox: false, inPlace: true, owner: .us, isRemoved: (false, false)),
    Row(isInInbox: false, inPlace: nil, owner: .us, isRemoved: (false, false)),
    // Our type with another extension.
    Row(ext: "event", type: "com.example.acme.link", owner: .us, isRemoved: (true, true)),
    Row(ext: "event", type: "COM.example.acme.link", owner: .us, isRemoved: (true, true)),
    Row(
      ext: "",
      type: "com.example.acme.link",
      isInInbox: false,
      owner: .us,
      isRemoved: (false, false)
    ),
    // No extension: only in our Inbox, and then the content tells (F14).
    Row(ext: "", owner: .perhapsUs, isRemoved: (true, false)),
    Row(ext: "", inPlace: true, owner: .perhapsUs, isRemoved: (false, false)),
    Row(ext: "", isInInbox: false, owner: .somebodyElse, isRemoved: (false, false)),
    // Everything else (R16).
    Row(ext: "pdf", owner: .somebodyElse, isRemoved: (false, false)),
    Row(
      ext: "pdf",
      type: "com.adobe.pdf",
      inPlace: nil,
      owner: .somebodyElse,
      isRemoved: (false, false)
    ),
    Row(ext: "acmelinks", owner: .somebodyElse, isRemoved: (false, false)),
  ])
  func `the rule says whose a file is and whether it goes`(row: Row) throws {
    let type: TypeIdentifier? = if let type = row.type { try TypeIdentifier(type) } else { nil }
    let file = try ReceivedFile(
      name: row.ext.isEmpty ? "Gig" : "Gig.\(row.ext)",
      hasExtension: !row.ext.isEmpty,
      type: type,
      isInInbox: row.isInInbox,
      isOpenInPlace: row.inPlace,
      ours: .acme
    )
    #expect(file.owner == row.owner)
    #expect(file.isRemoved(holdingLink: true) == row.isRemoved.0)
    #expect(file.isRemoved(holdingLink: false) == row.isRemoved.1)
  }
}
