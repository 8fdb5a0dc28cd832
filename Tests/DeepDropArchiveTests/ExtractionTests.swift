import Glibc
import Testing

@testable import DeepDropArchive

@Suite struct ExtractionTests {
  private let target = TemporaryFolder()

  private func extract(
    _ members: [SampleMember],
    _ format: ArchiveFormat = .gzip,
    policy: ExtractionPolicy = ExtractionPolicy(),
    limits: ExtractionLimits = .init()
  ) throws(ArchiveError) -> ExtractedArchive {
    let body = (try? Sample.body(Sample.odc(members), format)) ?? []
    return try Extraction(into: target.path, policy: policy, limits: limits).take(body)
  }

  @Test(arguments: ArchiveFormat.all)
  func `files and folders come to stand in the target`(format: ArchiveFormat) throws {
    let archive = try extract(
      [
        .folder("."), .file("./a.txt", "hello"), .folder("./d"), .file("./d/b", ""),
        .file("e/f/g", "deep"),
      ],
      format
    )
    #expect(target.entries() == ["a.txt", "d/", "d/b", "e/", "e/f/", "e/f/g"])
    #expect(target.read("a.txt") == Array("hello".utf8))
    #expect(target.read("e/f/g") == Array("deep".utf8))
    #expect(
      archive.items == [
        ExtractedItem(name: "a.txt", isFolder: false), ExtractedItem(name: "d", isFolder: true),
        ExtractedItem(name: "e", isFolder: true),
      ]
    )
    #expect(archive.files == 3)
    #expect(archive.bytes == 9)
    #expect(target.status("a.txt").st_mtim.tv_sec == 1_700_000_000)
  }

  @Test(arguments: [1, 100, 16_384])
  func `it is complete with the trailer, whatever follows`(piece: Int) throws {
    let cpio = Sample.odc([.file("./a", String(repeating: "hello ", count: 1000))])
    for format in ArchiveFormat.all {
      let folder = TemporaryFolder()
      let extraction = try Extraction(into: folder.path)
      let body = try Sample.body(cpio, format)
      var progress = Extraction.Progress.more
      var offset = 0
      while offset < body.count {
        #expect(progress == .more)
        let end = min(body.count, offset + piece)
        progress = try extraction.write(body.span.extracting(offset..<end))
        offset = end
      }
      #expect(progress == .complete)
      #expect(folder.entries() == ["a"])
      #expect(try extraction.write(Sample.noise(500).span) == .complete)
      #expect(try extraction.finish().files == 1)
    }
  }

  @Test func `padding behind the trailer is tolerated inside gzip too`() throws {
    let padded = Sample.odc([.file("./a")]) + Array(repeating: 0, count: 10_240)
    let archive = try Extraction(into: target.path).take(try Sample.body(padded, .gzip))
    #expect(archive.items == [ExtractedItem(name: "a", isFolder: false)])
  }

  @Test func `modes, owners and set-user bits stay behind`() throws {
    _ = try extract([.file("./suid", mode: 0o104_755)])
    #expect(target.status("suid").st_mode & 0o7111 == 0)
  }

  @Test func `sidecars and wrappers are what their users did not send`() throws {
    let members: [SampleMember] = [
      .folder("."), .folder("./NSIRD_AirDrop_abc123"),
      .file("./NSIRD_AirDrop_abc123/._a.txt"), .file("./NSIRD_AirDrop_abc123/a.txt"),
    ]
    let archive = try extract(members)
    #expect(target.entries() == ["a.txt"])
    #expect(archive.items == [ExtractedItem(name: "a.txt", isFolder: false)])
    _ = try extract(members, policy: ExtractionPolicy(tidying: []))
    #expect(
      target.entries() == [
        "NSIRD_AirDrop_abc123/", "NSIRD_AirDrop_abc123/._a.txt", "NSIRD_AirDrop_abc123/a.txt",
        "a.txt",
      ]
    )
  }

  @Test func `the caller cleans names, and the result is judged again`() throws {
    let policy = ExtractionPolicy(name: { name, _ in name == "evil" ? ".." : name.uppercased() })
    _ = try extract([.file("./d/a")], policy: policy)
    #expect(target.entries() == ["D/", "D/A"])
    let error = #expect(throws: ArchiveError.self) {
      try extract([.file("./evil/a")], policy: policy)
    }
    #expect(error?.code == .unsafeName)
  }

  @Test func `the caller learns which name will stand in the target itself`() throws {
    let policy = ExtractionPolicy(name: { name, isTop in isTop ? "top-\(name)" : name })
    _ = try extract(
      [.file("./a"), .file("./d/.e/b"), .file("./NSIRD_AirDrop_1/c")],
      policy: policy
    )
    #expect(target.entries() == ["top-a", "top-c", "top-d/", "top-d/.e/", "top-d/.e/b"])
  }

  @Test func `folders in folders come whole as deep as is allowed, and the root is no member`()
    throws
  {
    let path = String(repeating: "d/", count: 63) + "f"
    let limits = ExtractionLimits(members: 1)
    _ = try extract([.folder("."), .file("./\(path)", "deep")], limits: limits)
    #expect(target.read(path) == Array("deep".utf8))
    let error = #expect(throws: ArchiveError.self) {
      try extract([.folder("."), .folder("."), .file("./a")], limits: limits)
    }
    #expect(error?.code == .tooManyMembers)
  }

  private let numbered = ExtractionPolicy(alternative: { name, isTaken in
    [2, 3].map { "\(name)-\($0)" }.first { !isTaken($0) }
  })

  private let numbering: ExtractionPolicy.Alternative = { name, isTaken in
    (2...).lazy.map { "\(name)-\($0)" }.first { !isTaken($0) }
  }

  @Test func `what exists is left alone, and the caller names the newcomer`() throws {
    target.write("old".utf8, to: "a")
    target.makeFolder("a-2")
    let archive = try extract([.file("./a", "new")], policy: numbered)
    #expect(archive.items == [ExtractedItem(name: "a-3", isFolder: false)])
    #expect(target.read("a") == Array("old".utf8))
    #expect(target.read("a-3") == Array("new".utf8))
    #expect(throws: ArchiveError.nameExists("a")) {
      try extract([.file("./a")], policy: numbered)
    }
    #expect(target.entries() == ["a", "a-2/", "a-3"])
  }

  @Test func `a link that leads nowhere takes its name`() throws {
    for name in ["a", "a-2"] {
      _ = unsafe symlink("\(target.path)/nowhere", "\(target.path)/\(name)")
    }
    let archive = try extract([.file("./a", "new")], policy: numbered)
    #expect(archive.items == [ExtractedItem(name: "a-3", isFolder: false)])
    #expect(target.read("a-3") == Array("new".utf8))
  }

  @Test func `a name that comes twice in one archive is another's name`() throws {
    #expect(throws: ArchiveError.nameExists("a")) { try extract([.file("./a"), .file("./a")]) }
    #expect(target.entries() == [])
    _ = try extract([.file("./a", "1"), .file("./a", "2")], policy: numbered)
    #expect(target.entries() == ["a", "a-2"])
    #expect(target.read("a-2") == Array("2".utf8))
  }

  @Test func `what is not kept as it was sent is told, with the name that it has`() throws {
    let policy = ExtractionPolicy(
      name: { name, _ in String(name.drop { $0 == "." }) },
      alternative: numbering
    )
    let archive = try extract(
      [.folder("./.d"), .file("./.d/a"), .file("./.d/.a"), .file("./b"), .file("./c/.b")],
      policy: policy
    )
    #expect(target.entries() == ["b", "c/", "c/b", "d/", "d/a", "d/a-2"])
    #expect(archive.renamings.map(\.sent) == [".d", ".d/.a", "c/.b"])
    #expect(archive.renamings.map(\.kept) == ["d", "d/a-2", "c/b"])
  }

  @Test(
    arguments: [
      (
        [".d/a", "d/a", ".d/b"], ["d-2/", "d-2/a", "d-2/b", "d/", "d/a"],
        [Renaming(sent: ".d", kept: "d-2")]
      ),
      (
        ["c/.d", "c/d/a"], ["c/", "c/d-2", "c/d/", "c/d/a"],
        [Renaming(sent: "c/.d", kept: "c/d-2")]
      ),
      (
        ["c/d/a", "c/.d"], ["c/", "c/d-2", "c/d/", "c/d/a"],
        [Renaming(sent: "c/.d", kept: "c/d-2")]
      ),
      (
        [".d/.e/a", ".d/e/a"], ["d/", "d/e-2/", "d/e-2/a", "d/e/", "d/e/a"],
        [Renaming(sent: ".d", kept: "d"), Renaming(sent: ".d/.e", kept: "d/e-2")]
      ),
      (
        [".d/.e", ".d/..e", "d", ".d/e"], ["d", "d-2/", "d-2/e", "d-2/e-2", "d-2/e-3"],
        [
          Renaming(sent: ".d", kept: "d-2"), Renaming(sent: ".d/.e", kept: "d-2/e-3"),
          Renaming(sent: ".d/..e", kept: "d-2/e-2"),
        ]
      ),
      (
        [".d", "..d", "d-2", "d"], ["d", "d-2", "d-2-2", "d-3"],
        [Renaming(sent: ".d", kept: "d-3"), Renaming(sent: "..d", kept: "d-2-2")]
      ),
    ] as [([String], [String], [Renaming])]
  )
  func `of two that are cleaned to one name both stay, and one sent so keeps it`(
    sent: [String],
    kept: [String],
    renamings: [Renaming]
  ) throws {
    let policy = ExtractionPolicy(
      name: { name, _ in String(name.drop { $0 == "." }) },
      alternative: numbering
    )
    let archive = try extract(sent.map { .file($0, $0) }, policy: policy)
    #expect(target.entries().sorted() == kept)
    #expect(archive.renamings == renamings)
    #expect(archive.files == sent.count)
    let tops = kept.filter { !$0.dropLast().contains("/") }
    #expect(archive.items.map { $0.name + ($0.isFolder ? "/" : "") }.sorted() == tops)
    for name in sent where kept.contains(name) { #expect(target.read(name) == Array(name.utf8)) }
  }

  /// Thirty-six files, each time in another order: multiples of a number modulo the prime 37.
  @Test(arguments: [1, 2, 17, 27, 35, 36])
  func `in whatever order they come, each is where the renamings say`(stride: Int) throws {
    let names = ["a", ".a", "..a", "a-2", ".a-2", "a-3"]
    let files = names.flatMap { folder in names.map { "\(folder)/\($0)" } }
    let sent = (1...36).map { files[$0 * stride % 37 - 1] }
    let policy = ExtractionPolicy(
      name: { name, _ in String(name.drop { $0 == "." }) },
      alternative: numbering
    )
    let archive = try extract(sent.map { .file($0, $0) }, policy: policy)
    let kept = Dictionary(uniqueKeysWithValues: archive.renamings.map { ($0.sent, $0.kept) })
    for name in sent {
      let parts = name.split(separator: "/").map(String.init)
      let place = kept[name] ?? "\(kept[parts[0]] ?? parts[0])/\(parts[1])"
      #expect(target.read(place) == Array(name.utf8))
      if !name.contains(".") { #expect(place == name) }
    }
    #expect(target.entries().count == 6 + 36)
  }

  @Test func `another name may depend on those beside it`() throws {
    target.write([], to: "a")
    let policy = ExtractionPolicy(alternative: { [numbering] name, isTaken in
      numbering(isTaken("a") ? "\(name)-beside-a" : name, isTaken)
    })
    _ = try extract(
      [.file("d/a"), .file("d/b"), .file("d/b"), .file("c/b"), .file("c/b")],
      policy: policy
    )
    #expect(target.entries() == ["a", "c/", "c/b", "c/b-2", "d/", "d/a", "d/b", "d/b-beside-a-2"])
  }

  @Test func `all of it comes, or nothing`() throws {
    target.write([], to: "b")
    #expect(throws: ArchiveError.nameExists("b")) {
      try extract([.file("./a"), .file("./b"), .file("./c")])
    }
    #expect(target.entries() == ["b"])
  }

  @Test func `a link in the target is not followed`() throws {
    let outside = TemporaryFolder()
    _ = unsafe symlink(outside.path, "\(target.path)/d")
    #expect(throws: ArchiveError.nameExists("d")) { try extract([.file("./d/a")]) }
    #expect(outside.entries() == [])
  }

  @Test func `a file cannot be a folder as well`() throws {
    let error = #expect(throws: ArchiveError.self) {
      try extract([.file("./a"), .file("./a/b")])
    }
    #expect(error?.code == .damaged)
    #expect(target.entries() == [])
  }
}
