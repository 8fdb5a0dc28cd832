#if os(Linux)
  import DeepDropAirDrop
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux

  /// `deepdrop receive`: is an AirDrop receiver.
  enum ReceiveCommand {
    static let command = Command(
      name: "receive",
      summary: "Receive links and files from nearby devices, over AirDrop's protocol.",
      discussion: """
        Each sender's question is put to you on the terminal: what it would like to send, and what \
        it calls itself, which nobody verified. A link that arrives is kept as a small file and \
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
      if case .ask = consent, !terminal.isPossible {
        throw .usage("receive", "--accept ask needs a terminal, give --accept all or none")
      }
      let places = Places()
      let settings = try settings(invocation, places)
      let reporter = ReceiveReporter(
        console: console,
        name: settings.name,
        asJSON: invocation[json],
        history: History(in: places.state),
        opener: invocation[opens] ? LinkOpener(types: settings.types) : nil
      )
      let isOnce = invocation[once]
      return try Waiting.run { () throws(Failure) in
        let receiver = AirDropReceiver(settings)
        try await receive(receiver, reporter, isOnce: isOnce) { question in
          switch consent {
          case .all: .accept
          case .none: .decline
          case .ask: await terminal.ask(question)
          }
        }
        return .done
      }
    }

    private static func receive(
      _ receiver: AirDropReceiver,
      _ reporter: ReceiveReporter,
      isOnce: Bool,
      asking ask: @escaping @Sendable (Question) async -> Answer
    ) async throws(Failure) {
      let (arrivals, arrived) = AsyncStream<Void>.makeStream()
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            try await receiver.run(asking: ask) { report in
              await reporter.report(report)
              if report.isArrival, isOnce { arrived.yield() }
            }
          }
          group.addTask { for await _ in arrivals { return } }
          try await group.next()
          group.cancelAll()
          try await group.waitForAll()
        }
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
      _ places: Places
    ) throws(Failure) -> ReceiverSettings {
      let types = try invocation[apps].map { path throws(Failure) in try App(at: path).linkType }
      let directory = try ReceivingDirectory(invocation[directory], fallback: places.downloads)
      let identity: TLSIdentity
      do throws(HTTPSError) {
        identity = try TLSIdentity.stored(in: places.data, commonName: "DeepDrop")
      } catch {
        throw Failure(.cannotWrite, "receive", error.description.clause)
      }
      var settings = ReceiverSettings(
        name: invocation[name] ?? ThisMachine.name,
        directory: directory.path,
        identity: identity,
        scope: NetworkScope(interface: invocation[interface])
      )
      settings.types = types
      try settings.apply(invocation)
      return settings
    }
  }

  extension ReceiverReport {
    /// Whether all of what was offered in one question is here.
    fileprivate var isArrival: Bool {
      switch self {
      case .links(_, let question): question.request.files.isEmpty
      case .files: true
      default: false
      }
    }
  }
#endif
