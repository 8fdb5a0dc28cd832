#if os(Linux)
  import Testing

  @Suite(.timeLimit(.minutes(5))) struct SimulatedPageTests {
    private let place: Workspace

    init() throws {
      place = try Workspace()
    }

    // MARK: Recording

    @Test func `what could not be recorded is refused before anything is done`() throws {
      try place.write("party.apps", "")
      let outcome = try place.run("simulate", "--record", "party.scenario")
      #expect(outcome == place.failure(73, "party.apps: cannot be written: not a directory"))
      try place.write("gig.apps/com.example.acme.plist", "")
      let again = try place.run("simulate", "--record", "gig.scenario")
      #expect(again == place.failure(73, "gig.apps: cannot be written: directory not empty"))
    }

    @Test func `what would be no scenario that passes is not written`() async throws {
      let page = try RunningCommand(
        ["simulate", "--over", "memory", "--record", "party.scenario"],
        in: place
      )
      #expect(try await page.read().hasPrefix("http://127.0.0.1:"))
      page.interrupt()
      let outcome = try await page.outcome()
      let problem = "nothing is expected, a verdict needs a line that begins with “expect”"
      #expect(
        outcome.errors == """
          deepdrop: two phones are at this address until Ctrl-C
          deepdrop: party.scenario: not written, since it would not pass: \(problem)

          """
      )
      #expect(outcome.status == 130)
      #expect(try place.files == [])
    }

    // MARK: The picture

    @Test(arguments: [
      (
        "http://example.com/", 77,
        "the link “http://example.com/” is refused, since http://example.com is not allowed: "
          + "allowed is acme:, https://example.com"
      ),
      (
        "javascript:alert(1)", 64,
        "the URL scheme “javascript” is not an app's own: name the hosts of web links instead, "
          + "and no scheme that runs or reads something"
      ),
    ])
    func `a link that no app of the phones opens is refused`(
      link: String,
      status: Int32,
      problem: String
    ) throws {
      for options in [["--snapshot", "party.png"], ["--over", "memory"]] {
        let outcome = try BuiltCommand.run(["simulate", "--link", link] + options, in: place.url)
        #expect(outcome == place.failure(status, "--link: \(problem)"))
      }
      #expect(try place.files == [])
    }

    @Test func `what cannot be drawn to is told before anything is drawn`() throws {
      try place.write("notes.txt", "mine")
      for (path, reason) in [
        ("none/party.png", "no such file or directory"), ("notes.txt", "file exists"),
      ] {
        // Without a browser, which is looked for to draw.
        let outcome = try BuiltCommand.run(
          ["simulate", "--snapshot", path],
          in: place.url,
          environment: ["PATH": ""]
        )
        #expect(outcome == place.failure(73, "\(path): cannot be written: \(reason)"))
      }
      #expect(try place.read("notes.txt") == "mine")
    }

    @Test func `a file that comes while the picture is drawn stays`() throws {
      try place.write(
        "chromium",
        """
        #!/bin/sh
        for option do
          case $option in --screenshot=*) echo picture >"${option#*=}" ;; esac
        done
        echo mine >"$PLACE/party.png"
        """
      )
      let outcome = try place.shell(
        """
        chmod +x chromium
        PLACE=$PWD PATH=$PWD:$PATH deepdrop simulate --snapshot party.png
        """
      )
      #expect(outcome == place.failure(73, "party.png: cannot be written: file exists"))
      #expect(try place.read("party.png") == "mine\n")
      #expect(try place.files == ["chromium", "party.png"])
    }

    @Test(arguments: [["--snapshot", "party.png"], ["--over", "memory"]])
    func `a machine without room for the devices is told`(options: [String]) throws {
      let outcome = try BuiltCommand.run(
        ["simulate"] + options,
        in: place.url,
        environment: ["TMPDIR": "/nonexistent"]
      )
      #expect(outcome.status == 73)
      #expect(outcome.errors.hasPrefix("deepdrop: simulate: the folder “/nonexistent/DeepDrop-"))
    }
  }
#endif
