import Glibc
import Testing

@testable import DeepDropArchive

/// Archives in the dialects of other implementations, kept beside the package.
@Suite(.enabled(if: SharedFiles.areThere, SharedFiles.reason))
struct FixtureTests {
  private let target = TemporaryFolder()

  private func body(_ name: String) throws -> [UInt8] {
    try SharedFiles.read("fixtures/\(name)")
  }

  @Test(arguments: ["cpio", "cpio.gz", "dvzip"], [1, 45_000])
  func `uploads are read as documented`(kind: String, piece: Int) throws {
    let names = [
      "small": ["example.webloc"], "ios_wrapped": ["a.txt"], "mixed": ["noise.bin", "zeros.bin"],
    ]
    for (name, expected) in names {
      let folder = TemporaryFolder()
      _ = try Extraction(into: folder.path).take(body("upload_\(name).\(kind)"), piece: piece)
      #expect(folder.entries() == expected)
      if name == "ios_wrapped" { #expect(folder.read("a.txt") == Array("hello\n".utf8)) }
      if name == "mixed" {
        #expect(folder.read("zeros.bin") == Array(repeating: 0, count: 300_000))
        #expect(folder.status("noise.bin").st_size == 300_000)
      }
    }
  }

  @Test(arguments: [
    ("abs", ArchiveError.Code.unsafeName), ("dotdot", .unsafeName), ("nested_dotdot", .unsafeName),
    ("nul", .unsafeName), ("symlink", .unsafeMember), ("device", .unsafeMember),
    ("fifo", .unsafeMember), ("longname", .nameTooLong), ("dup", .nameExists),
  ])
  func `hostile archives are refused`(name: String, code: ArchiveError.Code) throws {
    let body = try body("archive_bad_\(name).cpio.gz")
    let error = #expect(throws: ArchiveError.self) { try Extraction(into: target.path).take(body) }
    #expect(error?.code == code)
    #expect(target.entries() == [])
  }

  @Test func `a set-user bit is taken off, odd names are the caller's to clean`() throws {
    _ = try Extraction(into: target.path).take(body("archive_bad_setuid.cpio.gz"))
    #expect(target.status("suid").st_mode & 0o7111 == 0)
    let policy = ExtractionPolicy(name: { name, _ in name.filter { $0 != "\u{202E}" } })
    _ = try Extraction(into: target.path, policy: policy).take(body("archive_bad_bidi.cpio.gz"))
    _ = try Extraction(into: target.path).take(body("archive_ok_unicode.cpio.gz"))
    #expect(target.entries() == ["gpj.exe", "naïve 日本.txt", "suid"])
  }

  @Test(arguments: [
    ("file", "link.Eventbrite"), ("gz", "a.gz"), ("jpg", "pic.jpg"), ("mp4", "a.mp4"),
    ("pdf", "a.pdf"), ("png", "pic.png"), ("unicode", "naïve 日本 é.txt"),
    ("urlfile", "site.url"), ("webloc", "site.webloc"), ("zip", "a.zip"),
  ])
  func `an upload of OpenDrop's gives back what was sent`(tag: String, name: String) throws {
    let archive = try Extraction(into: target.path).take(
      SharedFiles.read("captures/\(tag)_upload_request.cpio.gz"),
      piece: 100
    )
    #expect(archive.items.map(\.name) == [name])
    #expect(target.entries() == [name])
    #expect(try target.read(name) == SharedFiles.read("files/\(name)"))
  }
}
