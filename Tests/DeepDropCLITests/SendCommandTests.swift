#if os(Linux)
  import DeepDropAirDrop
  import DeepDropKit
  import DeepDropThreads
  import Foundation
  import Testing

  @Suite(.network, .timeLimit(.minutes(2))) struct SendCommandTests {
    private let place: Workspace

    init() throws { place = try Workspace() }

    @Test func `a link arrives as a link (A01, N09)`() async throws {
      try await LoopbackReceiver.run { receiver, address in
        let outcome = try await place.deepdrop(
          ["send", "--no-bluetooth", "--to", address, "https://example.com/e/1", "lightning:lnbc1"]
        )
        #expect(outcome == .init(output: "\(address): delivered\n"))
        #expect(
          receiver.questions.map { $0.links.map(\.string) }
            == [["https://example.com/e/1", "lightning:lnbc1"]]
        )
        #expect(receiver.questions.map(\.files) == [[]])
      }
    }

    @Test func `titled links become files of the app, each of its own name`() async throws {
      try place.declareAcme()
      try await LoopbackReceiver.run { receiver, address in
        let outcome = try await place.deepdrop([
          "send", "--no-bluetooth", "--to", address, "--app", "Info.plist", "--title", "Jazz/night",
          "acme://e/1",
          "https://example.com/e/2",
        ])
        #expect(outcome == .init(output: "\(address): delivered\n"))
        let files = receiver.questions.flatMap(\.files)
        #expect(files.map(\.name) == ["Jazz∕night.acmelink", "Jazz∕night-2.acmelink"])
        #expect(files.map(\.type) == ["com.example.acme.link", "com.example.acme.link"])
      }
    }

    @Test func `a picture stands beside the title, and nothing else does (N07)`() async throws {
      let picture = Data([0xFF, 0xD8, 0xFF, 0xE0])
      try place.write("Gig.jpg", picture)
      try place.write("Gig.svg", "<svg/>")
      try await LoopbackReceiver.run { receiver, address in
        let send = ["send", "--no-bluetooth", "--to", address, "--title", "Gig", "--icon"]
        let outcome = try await place.deepdrop(send + ["Gig.jpg", "https://example.com/e/1"])
        #expect(outcome == .init(output: "\(address): delivered\n"))
        #expect(receiver.questions.map(\.icon) == [picture])
        let refused = try await place.deepdrop(send + ["Gig.svg", "https://example.com/e/1"])
        #expect(refused.status == 65)
        #expect(
          refused.errors == "deepdrop: Gig.svg: the picture is neither PNG, JPEG nor JPEG 2000\n"
        )
        #expect(receiver.questions.count == 1)
      }
    }

    @Test func `a titled web link without an app becomes a webloc`() async throws {
      try await LoopbackReceiver.run { receiver, address in
        let outcome = try await place.deepdrop(
          ["send", "--no-bluetooth", "--to", address, "--title", "Gig", "https://example.com/e/1"]
        )
        #expect(outcome == .init(output: "\(address): delivered\n"))
        let files = receiver.questions.flatMap(\.files)
        #expect(files.map(\.name) == ["Gig.webloc"])
        #expect(files.map(\.type) == ["com.apple.web-internet-location"])
      }
    }

    @Test func `an existing path is a file, whatever it looks like`() async throws {
      try place.write("Gig.acmelink", "acme://e/1")
      try place.write("https:/example.com", "a file")
      try await LoopbackReceiver.run { receiver, address in
        let outcome = try await place.deepdrop(
          [
            "send", "--no-bluetooth", "--to", address, "--json", "https://example.com",
            "Gig.acmelink",
          ]
        )
        let receiverLine =
          #"{"address":"\#(address)","deliveredLinks":0,"event":"delivered","message":"delivered","#
          + #""name":"Desk","status":0,"to":"\#(address)"}"#
        #expect(outcome == .init(output: receiverLine + "\n"))
        #expect(receiver.questions.map(\.links) == [[]])
        #expect(
          receiver.questions.flatMap(\.files).map(\.name) == ["example.com", "Gig.acmelink"]
        )
      }
    }

    @Test func `a link file can come from standard input`() async throws {
      try await LoopbackReceiver.run { receiver, address in
        let outcome = try await place.deepdrop(
          ["send", "--no-bluetooth", "--to", address, "-"],
          input: "acme://e/1"
        )
        #expect(outcome.status == 0)
        #expect(receiver.questions.flatMap(\.links).map(\.string) == ["acme://e/1"])
      }
    }

    @Test func `each receiver has its own outcome, and the largest status counts`() async throws {
      try await LoopbackReceiver.run { _, address in
        try await LoopbackReceiver.run(askStatus: 406) { _, declining in
          let outcome = try await place.deepdrop(
            [
              "send", "--no-bluetooth", "--to", address, "--to", declining, "--to", "127.0.0.1:1",
              "acme://e/1",
            ]
          )
          #expect(outcome.status == 69)
          #expect(outcome.output == "\(address): delivered\n")
          #expect(
            Set(outcome.errors.split(separator: "\n")) == [
              "deepdrop: \(declining): declined", "deepdrop: 127.0.0.1:1: cannot be reached",
            ]
          )
        }
      }
    }

    @Test(
      arguments: [
        (401, 1, "accepts from its contacts only, its owner can allow everyone"),
        (403, 1, "declined"), (406, 1, "declined"),
        (503, 69, "is stopping or busy, and cannot be asked"),
        (507, 69, "has no room left on its disk"),
        (500, 69, "refuses to be asked: something failed there (HTTP status 500)"),
        (400, 77, "refuses to be asked: it cannot read what it was sent (HTTP status 400)"),
        (404, 77, "refuses to be asked: it does not do that (HTTP status 404)"),
        (413, 77, "refuses to be asked: that is more than it takes (HTTP status 413)"),
        (418, 77, "refuses to be asked (HTTP status 418)"),
      ] as [(Int, Int32, String)]
    )
    func `each refusal has its sentence (A08)`(
      askStatus: Int,
      status: Int32,
      message: String
    ) async throws {
      try await LoopbackReceiver.run(askStatus: askStatus) { _, address in
        let outcome = try await place.deepdrop([
          "send", "--no-bluetooth", "--to", address, "acme://e/1",
        ])
        #expect(outcome == place.failure(status, "\(address): \(message)"))
      }
    }

    @Test(
      arguments: [
        (413, 77, "refuses the files: that is more than it takes (HTTP status 413)"),
        (403, 77, "refuses the files: it does not allow that (HTTP status 403)"),
        (422, 77, "refuses the files: it cannot read what it was sent (HTTP status 422)"),
        (507, 69, "has no room left on its disk"),
      ] as [(Int, Int32, String)]
    )
    func `files that are refused are refused in words`(
      uploadStatus: Int,
      status: Int32,
      message: String
    ) async throws {
      try place.write("a.txt", "hello")
      try await LoopbackReceiver.run(uploadStatus: uploadStatus) { _, address in
        let outcome = try await place.deepdrop(["send", "--no-bluetooth", "--to", address, "a.txt"])
        #expect(outcome == place.failure(status, "\(address): \(message)"))
      }
    }

    @Test(
      arguments: [
        (["acme://e/1"], "but the link was delivered"),
        (["acme://e/1", "acme://e/2"], "but the links were delivered"),
      ]
    )
    func `who sends again is told what has arrived already`(
      links: [String],
      message: String
    ) async throws {
      try place.write("a.txt", "hello")
      try await LoopbackReceiver.run(uploadStatus: 507) { receiver, address in
        let send = ["send", "--no-bluetooth", "--to", address, "a.txt"] + links
        let outcome = try await place.deepdrop(send)
        #expect(
          outcome
            == place.failure(69, "\(address): has no room left on its disk, \(message)")
        )
        let report = try await place.deepdrop(send + ["--json"]).output
        #expect(report.contains(#""deliveredLinks":\#(links.count),"event":"disk-full""#))
      }
    }

    @Test func `a receiver is known the second time by its name`() async throws {
      try await LoopbackReceiver.run { receiver, address in
        for name in [address, "desk"] {
          let outcome = try await place.deepdrop([
            "send", "--no-bluetooth", "--to", name, "acme://e/1",
          ])
          #expect(outcome == .init(output: "\(name): delivered\n"))
        }
        #expect(receiver.questions.count == 2)
      }
    }

    @Test func `a known receiver that calls itself something else now is told`() async throws {
      try await LoopbackReceiver.run { receiver, address in
        let send = ["send", "--no-bluetooth", "--to"]
        _ = try await place.deepdrop(send + [address, "acme://e/1"])
        receiver.rename("Sofa")
        let outcome = try await place.deepdrop(send + ["desk", "acme://e/2"])
        #expect(outcome == .init(output: "desk: delivered to “Sofa”, as it calls itself now\n"))
      }
    }

    @Test(
      arguments: [
        (200, nil), (406, "declined"), (503, "is stopping or busy, and cannot be asked"),
        (418, "refuses to be asked (HTTP status 418)"),
      ] as [(Int, String?)]
    )
    func `who was reached needed no beacon, so none is missed`(
      status: Int,
      message: String?
    ) async throws {
      // Long enough for the beacon to be wanted.
      try await LoopbackReceiver.run(askStatus: status, patience: .seconds(1)) { _, address in
        let outcome = try await place.deepdrop(
          ["send", "--to", address, "acme://e/1"],
          environment: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere/bus"]
        )
        #expect(outcome.errors == (message.map { "deepdrop: \(address): \($0)\n" } ?? ""))
      }
    }

    @Test func `a receiver that is named twice, in whatever case, is sent to once`() async throws {
      try await LoopbackReceiver.run { receiver, address in
        _ = try await place.deepdrop(["send", "--no-bluetooth", "--to", address, "acme://e/1"])
        let outcome = try await place.deepdrop(
          ["send", "--no-bluetooth", "--to", "Desk", "--to", "desk", "acme://e/2"]
        )
        #expect(outcome.status == 0)
        #expect(outcome.output == "Desk: delivered\n")
        #expect(receiver.questions.count == 2)
      }
    }

    @Test func `an interruption while a person thinks is told, with status 130`() async throws {
      try await LoopbackReceiver.run(patience: .seconds(30)) { receiver, address in
        let process = Process()
        let output = Pipe()
        process.executableURL = BuiltCommand.url
        process.arguments = ["send", "--no-bluetooth", "--to", address, "acme://e/1"]
        process.environment = ["HOME": place.url.appending(path: "home").path()]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        while receiver.questions.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        process.interrupt()
        try await BlockingThread.run { process.waitUntilExit() }
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(said == "deepdrop: \(address): stopped\n")
      }
    }
  }
#endif
