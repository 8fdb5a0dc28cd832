#if os(Linux)
  import DeepDropDiscovery
  import DeepDropLinux

  /// `deepdrop discover`: who is there.
  enum DiscoverCommand {
    static let command = Command(
      name: "discover",
      summary: "List the AirDrop receivers on the local network as they appear.",
      discussion: """
        Each line is a receiver: its address, its identifier, which changes with each start, and \
        its name. One without a name does not want to be seen by this computer.

        A receiver that has just told another search of itself keeps silent for up to a second, as \
        multicast DNS has it: to be sure of those that are there, look for two seconds or longer.

        Meanwhile a Bluetooth LE beacon is sent where BlueZ and an adapter are: iPhones and Macs \
        show themselves only when they hear it.
        """,
      parameters: [
        interface.form, timeout.form, BeaconSetting.off.form, BeaconSetting.contacts.form,
        json.form,
      ],
      example: "deepdrop discover --timeout 10",
      run: run
    )

    private static let interface = Parameter<String?>.interface
    private static let timeout = Parameter<String?>.option(
      "timeout",
      "SECONDS",
      "How long to look; 5 seconds when left out."
    )
    private static let json = Parameter<Bool>.flag("json", "Print a JSON object for each receiver.")

    private static func run(
      _ invocation: Invocation,
      _ console: Console
    ) throws(Failure) -> ExitStatus {
      let scope = try NetworkScope(invocation[interface], of: "discover")
      let time = try Duration(invocation[timeout], default: .seconds(5), of: "discover")
      let isJSON = invocation[json]
      let beacon = try BeaconSetting(invocation, of: "discover")
      return try Waiting.run { () async throws(Failure) in
        let count = try await beacon.during(console) { () async throws(Failure) in
          try await list(on: scope, for: time) { receiver throws(Failure) in
            if isJSON {
              try console.print(json: ReceiverReport(receiver))
            } else {
              let name = receiver.name ?? "(no name)"
              try console.print("\(receiver.endpoint.named)  \(receiver.id)  \(name)")
            }
          }
        }
        guard count == 0, !Task.isCancelled else { return .done }
        throw Failure(.no, nil, "no receiver found, \"deepdrop doctor\" says what may be missing")
      }
    }

    /// Hands over each receiver once.
    ///
    /// - Returns: how many there were.
    private static func list(
      on scope: NetworkScope,
      for time: Duration,
      _ show: (NearbyReceiver) throws(Failure) -> Void
    ) async throws(Failure) -> Int {
      do {
        return try await withReceiverSearch(on: scope, for: time) { events in
          var seen: Set<String> = []
          for try await case .found(let receiver) in events
          where seen.insert(receiver.id).inserted { try show(receiver) }
          return seen.count
        }
      } catch {
        throw Failure(searching: error)
      }
    }
  }

  /// A receiver as JSON shows it.
  private struct ReceiverReport: Encodable {
    let address: String
    let id: String
    let model: String?
    let name: String?

    init(_ receiver: NearbyReceiver) {
      address = receiver.endpoint.named
      id = receiver.id
      model = receiver.modelName
      name = receiver.name
    }
  }
#endif
