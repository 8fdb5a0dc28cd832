import DeepDropTestSupport
import Foundation
import Testing

@Suite struct UnwrapCommandFailureTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.write("Gig.acmelink", "acme://e/1")
  }

  @Test func `what is no link file is named, and the rest is done`() throws {
    try place.write("folder/x", "")
    #expect(
      try place.run("unwrap", "nope", "Gig.acmelink", "folder", "/dev/null")
        == .init(
          status: 66,
          output: "acme://e/1\n",
          errors: """
            deepdrop: nope: no such file or directory, expected a link file
            deepdrop: folder: is a directory, expected a link file
            deepdrop: /dev/null: not a regular file, expected a link file

            """
        )
    )
  }

  @Test func `a pipe under a name is refused at once`() throws {
    #expect(try place.shell("mkfifo pipe") == .init())
    #expect(
      try place.run("unwrap", "pipe")
        == place.failure(66, "pipe: not a regular file, expected a link file")
    )
  }

  @Test(
    .disabled(if: Sanitizer.isOn, "the sanitizer needs more address space than the test leaves"),
    .timeLimit(.minutes(1))
  )
  func `no more is read than a link file may have`() throws {
    let tooLong = "more than 65536 bytes, expected a link file"
    #expect(
      try place.shell("truncate -s 1G huge; ulimit -v 4000000; deepdrop unwrap huge")
        == place.failure(65, "huge: \(tooLong)")
    )
    #expect(
      try place.shell("yes | deepdrop unwrap -")
        == place.failure(65, "standard input: \(tooLong)")
    )
  }

  @Test func `bytes that are no text are no link`() throws {
    #expect(
      try place.shell("printf 'acme://\\377\\376' > Bad.acmelink; deepdrop unwrap Bad.acmelink")
        == place.failure(
          65,
          "Bad.acmelink: the file is not text: a link as UTF-8, or UTF-16 with its mark, is wanted"
        )
    )
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "there is no /proc")
  )
  func `a file that cannot be read is status 66`() throws {
    #expect(
      try place.run("unwrap", "/proc/self/mem")
        == place.failure(66, "/proc/self/mem: input/output error, expected a link file")
    )
  }

  @Test func `the largest status is the command's`() throws {
    try place.declareAcme()
    try place.write("Bad.acmelink", "javascript:alert(1)")
    let outcome = try place.run("unwrap", "--app", "Info.plist", "nope", "Bad.acmelink", "nope")
    #expect(outcome.status == 77)
  }
}
