import DeepDropTestSupport
import Testing

@testable import DeepDropCLI

/// The whole program: what every command has in common.
@Suite struct CommandLineTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  @Test func `the version goes to standard output`() throws {
    #expect(try place.run("--version") == .init(output: "deepdrop 0.1.0\n"))
  }

  @Test func `help goes to standard output`() throws {
    let help = HelpText.plain.text(for: .deepdrop)
    #expect(try place.run("--help") == .init(output: help))
    #expect(try place.run("help") == .init(output: help))
  }

  @Test func `help for a command is the same in both spellings`() throws {
    let help = HelpText.plain.text(for: ManualCommand.command, of: .deepdrop)
    #expect(try place.run("help", "man") == .init(output: help))
    #expect(try place.run("man", "--nonsense", "--help") == .init(output: help))
  }

  @Test func `a usage error is one line and status 64`() throws {
    #expect(
      try place.run("help", "nonsense")
        == .init(
          status: 64,
          errors: "deepdrop: nonsense: no such command, \"deepdrop help\" lists them\n"
        )
    )
  }

  @Test func `an argument cannot colour or reorder a message`() throws {
    #expect(
      try place.run("\u{1B}[31m\u{202E}x\n")
        == .init(
          status: 64,
          errors: "deepdrop: \\u{1b}[31m\\u{202e}x\\u{a}: no such command, "
            + "\"deepdrop help\" lists them\n"
        )
    )
  }

  @Test func `joined emoji and Persian words stay whole in a message`() throws {
    #expect(
      try place.run("👩‍👩‍👧 نامه‌ای")
        == .init(
          status: 64,
          errors: "deepdrop: 👩‍👩‍👧 نامه‌ای: no such command, \"deepdrop help\" lists them\n"
        )
    )
  }

  #if os(Linux)
    @Test(
      .enabled(if: Mount.isPossible, "needs the right to mount"),
      .disabled(if: Sanitizer.isOn, "the sanitizer needs /proc itself")
    )
    func `without /proc it says that it cannot read its command line`() throws {
      let outcome = try Mount.shell(
        "mount -t tmpfs tmpfs /proc && deepdrop --version",
        options: "size=16k",
        in: place
      )
      #expect(
        outcome
          == place.failure(66, "the command's words cannot be read in /proc/self/cmdline")
      )
    }
  #endif

  @Test func `a reader that has seen enough is no error`() throws {
    let outcome = try place.shell("set -o pipefail; deepdrop man | head -c 4 | tr -d '\\n'")
    #expect(outcome == .init(output: ".TH "))
    #expect(try place.shell("deepdrop man | true; echo ${PIPESTATUS[0]}") == .init(output: "0\n"))
  }

  @Test func `a full disk behind standard output is status 73`() throws {
    #expect(
      try place.shell("deepdrop man > /dev/full")
        == .init(status: 73, errors: "deepdrop: standard output: no space left on device\n")
    )
    #expect(
      try place.shell("deepdrop man >&-")
        == .init(status: 73, errors: "deepdrop: standard output: bad file descriptor\n")
    )
  }
}
