#if os(Linux)
  import Foundation
  import Testing

  @Suite struct SendCommandFailureTests {
    private let place: Workspace

    init() throws {
      place = try Workspace()
      try place.declareAcme()
      try place.write("a.txt", "")
    }

    @Test(
      arguments: [
        ([], 64, "send: URL|FILE is missing, --help shows what the command takes"),
        (["a.txt"], 64, "send: --to is missing, \"deepdrop discover\" lists the receivers"),
        (["--to", "", "a.txt"], 64, "send: a receiver's name cannot be empty"),
        (
          ["--to", "192.0.2.1", "a.txt"], 64,
          "send: the address 192.0.2.1 needs a port: 192.0.2.1:8771 or [2001:db8::1]:8771"
        ),
        (
          ["--to", "[fe80::1]:8771", "a.txt"], 64,
          "send: the address [fe80::1]:8771 needs its interface: [fe80::1%eth0]:8771"
        ),
        (
          ["--to", "Desk", "--interface", "none0", "a.txt"], 64,
          "send: there is no interface none0, \"ip link\" lists them"
        ),
        (
          ["--to", "Desk", "--timeout", "0", "a.txt"], 64,
          "send: --timeout cannot be 0, it is a number of seconds from 0.1 to 86400"
        ),
        (
          ["--to", "Desk", "--timeout", "86401", "a.txt"], 64,
          "send: --timeout cannot be 86401, it is a number of seconds from 0.1 to 86400"
        ),
        (
          ["--to", "Desk", "--title", "Gig", "a.txt"], 64,
          "send: --title names a link, and none is given"
        ),
        (
          ["--to", "Desk", "--title", "Gig", "acme://e/1"], 64,
          "send: --title for a link of the scheme acme needs its app: --app PATH"
        ),
        (
          ["--to", "Desk", "--title", "Gig", "--app", "Info.plist", "https://evil.test/"], 77,
          "send: the link “https://evil.test/” is refused, since https://evil.test is not "
            + "allowed: allowed is acme:, https://example.com"
        ),
        (
          ["--to", "Desk", "--app", "none.plist", "a.txt"], 66,
          "none.plist: no such file or directory, expected an app's Info.plist"
        ),
        (
          ["--to", "Desk", "b.txt"], 66,
          "b.txt: no such file, and no link such as https://example.com"
        ),
        (
          ["--to", "Desk", "b c: d"], 66,
          "b c: d: no such file, and no link such as https://example.com"
        ),
        (
          ["--to", "Desk", "acme://a b"], 65,
          "send: the link “acme://a b” holds white space: write a space as %20"
        ),
        (["--to", "Desk", "/dev/null"], 66, "send: “/dev/null” cannot be sent: it is not a file"),
      ] as [([String], Int32, String)]
    )
    func `what cannot be sent is said before anybody is looked for`(
      arguments: [String],
      status: Int32,
      message: String
    ) throws {
      let outcome = try BuiltCommand.run(["send"] + arguments, in: place.url)
      #expect(outcome == place.failure(status, message))
    }

    @Test(
      arguments: [
        (
          #"send --to 127.0.0.1:1 $'caf\351.txt'"#, 64,
          #"caf\xE9.txt: not UTF-8, rename it if it is a file"#
        ),
        (
          #"wrap --app Info.plist --title Gig --directory $'\377' acme://e/1"#, 64,
          #"\xFF: not UTF-8, rename it if it is a file"#
        ),
        (
          #"check $'d/caf\351.plist'"#, 64,
          #"d/caf\xE9.plist: not UTF-8, rename it if it is a file"#
        ),
        (
          "send --to 127.0.0.1:1 d", 66,
          #"send: “d/caf\xE9.plist” cannot be sent: its name is not UTF-8, rename it"#
        ),
        ("check d", 66, #"d/caf\xE9.plist: its name is not UTF-8, rename it"#),
      ] as [(String, Int32, String)]
    )
    func `a name that is not UTF-8 is said, and nothing is done without it`(
      command: String,
      status: Int32,
      message: String
    ) throws {
      let outcome = try place.shell(
        #"mkdir d && cp Info.plist $'d/caf\351.plist'; deepdrop \#(command); s=$?; rm -r d; exit $s"#
      )
      #expect(outcome.status == status)
      #expect(outcome.errors == "deepdrop: \(message)\n")
    }

    @Test func `who is nowhere is not found`() async throws {
      let outcome = try await place.deepdrop(
        [
          "send", "--interface", "lo", "--timeout", "0.2", "--no-bluetooth", "--to", "Nobody",
          "a.txt",
        ]
      )
      #expect(
        outcome
          == place.failure(
            69,
            "Nobody: no such receiver appeared, \"deepdrop doctor\" says what may be missing"
          )
      )
    }

    @Test func `without a bus the missing beacon is told once, in the end`() throws {
      let outcome = try BuiltCommand.run(
        [
          "send", "--interface", "lo", "--timeout", "0.5", "--to", "Nobody", "--to", "None",
          "a.txt",
        ],
        in: place.url,
        environment: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere/bus"]
      )
      #expect(outcome.status == 69)
      #expect(
        outcome.errors.split(separator: "\n").last
          == """
          deepdrop: no Bluetooth beacon was sent, which iPhones and Macs wait for: there is no \
          system bus (no such file or directory)
          """
      )
      #expect(outcome.errors.split(separator: "\n").count == 3)
    }

    @Test(
      arguments: [
        (
          ["--contact", "0151 12345678"],
          "--contact cannot be 0151 12345678, it is an e-mail address or a number with its country code, +49…"
        ),
        (
          ["--contact", "a@b", "--no-bluetooth"],
          "--contact goes into the beacon that --no-bluetooth forbids"
        ),
        (
          ["a", "b", "c", "d", "e"].flatMap { ["--contact", "\($0)@b"] },
          "a beacon has room for 4 contacts, 5 are given"
        ),
      ]
    )
    func `contacts that cannot be advertised are refused`(
      options: [String],
      message: String
    ) throws {
      let outcome = try BuiltCommand.run(
        ["send", "--to", "Nobody", "a.txt"] + options,
        in: place.url
      )
      #expect(outcome == place.failure(64, "send: \(message)"))
    }

    /// In a network of its own: on this machine's loopback another test may be a receiver.
    @Test(
      .enabled(if: Workspace.canBeAlone, "needs the right to make network namespaces"),
      arguments: ["", "--json"]
    )
    func `nobody to discover is an answer`(options: String) throws {
      #expect(
        try place.shellAlone("deepdrop discover --no-bluetooth --timeout 0.2 \(options)")
          == place.failure(
            1,
            "no receiver found, \"deepdrop doctor\" says what may be missing"
          )
      )
    }
  }
#endif
