#if os(Linux)
  import DeepDropAirDrop
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux
  import DeepDropPropertyList

  /// `deepdrop receive`: is an AirDrop receiver.
  enum ReceiveCommand {
    static let command = Command(
      name: "receive",
      summary: "Receive links and files from nearby devices, over AirDrop's protocol.",
      discussion: """
        Each sender's question is put to you on the terminal, or without one on the desktop: what it \
        would like to send, and what it calls itself, which nobody verified. A link that arrives is kept as a small file and \
        printed; with --open it is opened as well. No file is ever opened or overwritten.

        It goes on until it is interrupted. What arrived is noted in history.jsonl, in deepdrop's \
        folder below $XDG_STATE_HOME.
        """,
      parameters: options,
      example: "deepdrop receive --app Acme.app --open",
      run: run
    )

    private static func run(
      _ invocation: Invocation,
      _ console: Console
    ) throws(Failure) -> ExitStatus {
      let consent = invocation[consent]
      let terminal = TerminalQuestion(input: .standardInput, output: console.errors)
      let asksOnDesktop = consent == .ask && !terminal.isPossible
      var console = console
      console.endsWithItsReader = true
      try console.checkOutput()
      let places = Places()
      let settings = try settings(invocation, places, console)
      let reporter = ReceiveReporter(
        console: console,
        name: settings.name,
        asJSON: invocation[json],
        history: History(in: places.state),
        opener: invocation[opens] ? LinkOpener(types: settings.types) : nil,
        question: terminal,
        notices: asksOnDesktop ? ArrivalNotices(opening: settings.types) : nil
      )
      let desktop = DesktopQuestion(console: console)
      return try Waiting.run(onInterruption: reporter.finish) { () async throws(Failure) in
        if asksOnDesktop { try await DesktopQuestion.check() }
        let receiver = AirDropReceiver(settings)
        try await receive(receiver, reporter) { question in
          switch consent {
          case .all: .accept
          case .none: .decline
          case .ask where asksOnDesktop: await desktop.ask(question)
          case .ask: await terminal.ask(question)
          }
        }
        return .done
      }
    }

    private static func receive(
      _ receiver: AirDropReceiver,
      _ reporter: ReceiveReporter,
      asking ask: @escaping @Sendable (Question) async -> Answer
    ) async throws(Failure) {
      let (failures, failing) = AsyncStream<Failure>.makeStream()
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            try await receiver.run(asking: ask) { report in
              do throws(Failure) {
                try await reporter.report(report)
              } catch {
                failing.yield(error)
              }
            }
          }
          group.addTask {
            for await failure in failures { throw failure }
          }
          if let notices = reporter.notices {
            group.addTask { await notices.run() }
          }
          group.addTask { try await reporter.tellFolded() }
          let first = await group.nextResult()
          reporter.finish()
          try first?.get()
          group.cancelAll()
          try await group.waitForAll()
        }
      } catch let failure as Failure {
        throw failure
      } catch let error as HTTPSError {
        throw Failure(.unavailable, "receive", error.description.clause)
      } catch is CancellationError {
        return
      } catch {
        throw Failure(.unavailable, "receive", "\(error)".clause)
      }
    }

    private static func settings(
      _ invocation: Invocation,
      _ places: Places,
      _ console: Console
    ) throws(Failure) -> ReceiverSettings {
      let scope = try NetworkScope(invocation[interface], of: "receive")
      let name = try computerName(invocation[name], console)
      let types = try invocation[apps].map { path throws(Failure) in try App(at: path).linkType }
      let directory = try ReceivingDirectory(invocation[directory], fallback: places.downloads)
      let identity: TLSIdentity
      do throws(HTTPSError) {
        identity = try TLSIdentity.stored(in: places.data, commonName: "DeepDrop")
      } catch {
        throw Failure(.cannotWrite, "receive", error.description.clause)
      }
      var settings = ReceiverSettings(
        name: name.string,
        directory: directory.path,
        identity: identity,
        scope: scope
      )
      settings.types = types
      settings.endsAfterArrival = invocation[once]
      if !invocation[noBluetooth] { settings.senderWatch = SenderWatch() }
      try settings.apply(invocation)
      return settings
    }

    /// The name that is given, or the machine's; what others see of it is said where it differs.
    private static func computerName(
      _ given: String?,
      _ console: Console
    ) throws(Failure) -> ComputerName {
      guard let given else { return ComputerName(ThisMachine.name) ?? .fallback }
      guard let name = ComputerName(given) else {
        throw .usage("receive", "--name cannot be \(given.quoted), there is nothing to see in it")
      }
      if name.string != given {
        let reason = name.isCut ? "it is longer than \(ComputerName.maximumLength) bytes, so " : ""
        console.report("--name: \(reason)others see \(name.string.quoted)")
      }
      return name
    }
  }
#endif
