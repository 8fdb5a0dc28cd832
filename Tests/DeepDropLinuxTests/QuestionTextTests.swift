import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropKit
import Testing

@testable import DeepDropLinux

@Suite struct QuestionTextTests {
  private func lines(
    links: [String] = [],
    files: [(name: String, size: Int64?, isFolder: Bool)] = [],
    hasIcon: Bool = false
  ) throws -> [String] {
    var request = AskRequest(
      from: SenderIdentity(computerName: "Zoë's laptop", id: ServiceID(random: 1)),
      links: try links.map { try DeepLink($0) },
      files: try files.map {
        var file = AskedFile(
          name: FileName(title: "x", extension: ""),
          type: try TypeIdentifier("public.data"),
          size: $0.size,
          isDirectory: $0.isFolder
        )
        file.name = $0.name
        return file
      },
      transferID: try #require(TransferID("ID-1"))
    )
    if hasIcon { request.icon = .init([1]) }
    return Question(request: request, peer: try Endpoint("fe80::1", port: 1)).lines
  }

  @Test func `a question names files, sizes and hosts, and trusts no name (A16, N02)`() throws {
    let lines = try lines(
      links: ["https://example.com@evil.test/e/1", "acme://event/42"],
      files: [
        ("Gig.acmelink", 16, false), ("Photos", nil, true), ("../../root", nil, false),
        ("gnp\u{202E}.exe", 1, false),
      ],
      hasIcon: true
    )
    #expect(
      lines == [
        "“Zoë's laptop” (unverified) would like to send, with a preview:",
        "  Gig.acmelink (16 bytes)",
        "  Photos (folder)",
        "  ∕..∕root",
        "  gnp.exe (1 byte)",
        "  link to evil.test: https://example.com@evil.test/e/1",
        "  acme link: acme://event/42",
      ]
    )
  }

  @Test func `a long list is cut, and so is a long link`() throws {
    let lines = try lines(
      links: ["https://example.com/" + String(repeating: "x", count: 200)],
      files: (1...512).map { ("\($0).txt", 1000, false) }
    )
    #expect(lines.count == 13)
    #expect(lines[10] == "  10.txt (1.0 kB)")
    #expect(lines[11] == "  and 502 more files")
    #expect(lines[12].count == "  link to example.com: ".count + 120)
    #expect(lines[12].hasSuffix("xxx…"))
  }

  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1999, "1.9 kB"),
      (999_999, "999.9 kB"), (1_000_000, "1.0 MB"), (1 << 30, "1.0 GB"), (.max, "9223.3 PB"),
    ] as [(Int64, String)]
  )
  func `sizes are short`(bytes: Int64, text: String) {
    #expect(bytes.byteCount == text)
  }
}
