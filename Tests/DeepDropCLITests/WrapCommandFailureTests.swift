import Foundation
import Testing

@Suite struct WrapCommandFailureTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.declareAcme()
  }

  private func wrap(app: String = "Info.plist", _ more: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["wrap", "--app", app, "--title", "Gig"] + more, in: place.url)
  }

  @Test(
    arguments: [
      (
        "https://evil.test/", 77,
        "the link “https://evil.test/” is refused, since https://evil.test is not allowed: "
          + "allowed is acme:, https://example.com"
      ),
      (
        "file:///etc/passwd", 77,
        "the link “file:///etc/passwd” is refused, since file: is not allowed: "
          + "allowed is acme:, https://example.com"
      ),
      ("acme://a b", 65, "the link “acme://a b” holds white space: write a space as %20"),
      ("", 65, "the link is empty: an absolute link such as acme://e/1 is wanted"),
    ] as [(String, Int32, String)]
  )
  func `a link that is not the app's is refused`(
    link: String,
    status: Int32,
    message: String
  ) throws {
    #expect(try wrap(link) == place.failure(status, "wrap: \(message)"))
    #expect(try place.files == ["Info.plist"])
  }

  @Test func `an app that is not there cannot be read`() throws {
    #expect(
      try wrap(app: "Nope.app", "acme://e/1")
        == place.failure(66, "Nope.app: no such file or directory, expected an app's Info.plist")
    )
    try place.write("Empty.app/Contents/x", "")
    #expect(
      try wrap(app: "Empty.app", "acme://e/1")
        == place.failure(
          66,
          "Empty.app: no Info.plist in it, expected an .app bundle or an Info.plist"
        )
    )
    try place.write("Odd.app/Info.plist/x", "")
    #expect(
      try wrap(app: "Odd.app", "acme://e/1")
        == place.failure(66, "Odd.app/Info.plist: is a directory, expected an app's Info.plist")
    )
  }

  @Test(arguments: [
    (
      "garbage",
      "the file is no property list: it begins neither with \"bplist0\" nor with XML markup, "
        + "expected an app's Info.plist"
    ),
    (
      "<plist>\n<dict><key>a</key></dict></plist>",
      "line 2: the key “a” has no value, expected an app's Info.plist"
    ),
    (
      "<plist><dict/></plist>",
      "the Info.plist exports no type: UTExportedTypeDeclarations has to declare that of the links"
    ),
  ])
  func `an Info.plist without the type of links is told so`(text: String, message: String) throws {
    try place.write("Other.plist", text)
    #expect(
      try wrap(app: "Other.plist", "acme://e/1") == place.failure(65, "Other.plist: \(message)")
    )
  }

  @Test func `two candidates for the type are named`() throws {
    try place.declareAcmeWithSecondType()
    #expect(
      try wrap("acme://e/1")
        == place.failure(
          65,
          "Info.plist: the Info.plist owns several types, and which is that of the links has to "
            + "be said, with the key DeepDropType: “com.example.acme.other”, "
            + "“com.example.acme.link”"
        )
    )
  }

  @Test func `a type that is none, or not the app's, is told so`() throws {
    #expect(
      try wrap("--type", "link", "acme://e/1")
        == place.failure(
          64,
          "--type: “link” is not a type identifier: parts joined by single dots are wanted, such "
            + "as com.example.acme.link"
        )
    )
    let outcome = try wrap("--type", "com.example.nope", "acme://e/1")
    #expect(outcome.status == 65)
    #expect(try place.files == ["Info.plist"])
  }

  @Test func `a directory that is not there is not made`() throws {
    #expect(
      try wrap("--directory", "nope", "acme://e/1")
        == place.failure(73, "nope: no file can be written there: no such file or directory")
    )
    #expect(
      try wrap("--directory", "Info.plist", "acme://e/1")
        == place.failure(73, "Info.plist: no file can be written there: not a directory")
    )
  }

  #if os(Linux)
    @Test func `a file system that takes no new files is named`() throws {
      let problem = "no file can be written there: its file system takes no new files"
      #expect(
        try wrap("--directory", "/proc", "acme://e/1") == place.failure(73, "/proc: \(problem)")
      )
      try place.declareAcme()
      #expect(
        try place.shell(
          "app=$PWD/Info.plist; cd /proc; deepdrop wrap --app \"$app\" --title Gig acme://e/1"
        )
          == place.failure(73, "this directory: \(problem)")
      )
    }

    @Test(arguments: [("", "this directory"), ("--directory .", ".")])
    func `a directory that was deleted is not there`(option: String, name: String) throws {
      try place.declareAcme()
      let line = "deepdrop wrap --app \"$app\" --title Gig \(option) acme://e/1"
      let problem = "\(name): no file can be written there: no such file or directory"
      #expect(
        try place.shell("app=$PWD/Info.plist; mkdir gone; cd gone; rmdir ../gone; \(line)")
          == place.failure(73, problem)
      )
    }
  #endif

  @Test func `a file that nobody is told of is not left behind`() throws {
    try place.declareAcme()
    let line = "deepdrop wrap --app Info.plist --title Gig acme://e/1"
    for output in [">/dev/full", "--json >/dev/full"] {
      #expect(
        try place.shell("\(line) \(output)")
          == place.failure(73, "standard output: no space left on device")
      )
    }
    #expect(try place.files == ["Info.plist"])
  }

  @Test func `standard input is read once`() throws {
    #expect(
      try wrap(app: "-", "-")
        == place.failure(64, "wrap: standard input is named twice, it can be read once")
    )
  }

  @Test(.enabled(if: Mount.isPossible, "file systems cannot be mounted here"))
  func `a full disk leaves nothing behind`() throws {
    let outcome = try Mount.shell(
      """
      head -c 1M /dev/zero > disk/filler 2>/dev/null
      deepdrop wrap --app Info.plist --title Gig --directory disk acme://e/1
      status=$?
      ls -A disk
      exit $status
      """,
      options: "size=16k",
      in: place
    )
    #expect(
      outcome
        == .init(
          status: 73,
          output: "filler\n",
          errors: "deepdrop: disk: no file can be written there: no space left on device\n"
        )
    )
  }

  @Test(.enabled(if: Mount.isPossible, "file systems cannot be mounted here"))
  func `a read-only disk is status 73`() throws {
    let outcome = try Mount.shell(
      "deepdrop wrap --app Info.plist --title Gig --directory disk acme://e/1",
      options: "ro",
      in: place
    )
    #expect(
      outcome
        == place.failure(73, "disk: no file can be written there: read-only file system")
    )
  }
}
