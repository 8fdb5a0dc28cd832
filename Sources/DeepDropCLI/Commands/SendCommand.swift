#if os(Linux)
  import DeepDropDiscovery
  import DeepDropKit
  import DeepDropLinux

  /// `deepdrop send`: hands links and files to receivers.
  enum SendCommand {
    static let command = Command(
      name: "send",
      summary: "Send links and files to AirDrop receivers.",
      discussion: """
        A path that exists is sent as a file or folder. Anything else with a scheme is a link: it \
        travels as a link, or with --title and --app as the file that only this app opens. With \
        --title alone a web link becomes a .webloc file.

        A receiver is named by its name, its identifier, or its address, as "deepdrop discover" \
        lists them; of two that share a name, the first that appears is taken. Without --to, a \
        terminal shows who is there, to choose from. A receiver that was reached before is tried \
        at once where it was.

        What takes longer than a moment sends a Bluetooth LE beacon until it is over, where BlueZ \
        and an adapter are: iPhones and Macs look for nobody before they hear it.
        """,
      parameters: [
        to.form, title.form, icon.form, app.form, interface.form, timeout.form,
        BeaconSetting.off.form, BeaconSetting.contacts.form, json.form, items.form,
      ],
      example: #"deepdrop send --to Desk --app Acme.app --title "Jazz night" acme://event/42"#,
      run: run
    )

    private static let to = Parameter<[String]>.repeated(
      "to",
      "RECEIVER",
      "A receiver's name, identifier, or address such as [fe80::1%eth0]:8771; may be repeated."
    )
    static let title = Parameter<String?>.option(
      "title",
      "TITLE",
      "What the links lead to; it becomes the name of the file that the receiver is shown."
    )
    static let app = Parameter<[String]>.repeated(
      "app",
      "PATH",
      completion: .file,
      "An app whose links and files are sent: an .app, its Info.plist or an .ipa; may be repeated."
    )
    private static let interface = Parameter<String?>.interface
    private static let timeout = Parameter<String?>.option(
      "timeout",
      "SECONDS",
      "How long to look; when left out, 10 seconds, or without --to until a receiver is chosen."
    )
    private static let json = Parameter<Bool>.flag("json", "Print a JSON object for each receiver.")
    static let items = Parameter<[String]>.arguments(
      "URL|FILE",
      completion: .file,
      "A link, a file or a folder; - reads a link file from standard input."
    )

    private static func run(
      _ invocation: Invocation,
      _ console: Console
    ) throws(Failure) -> ExitStatus {
      let scope = try NetworkScope(invocation[interface], of: "send")
      let time = try Duration(invocation[timeout], default: .seconds(10), of: "send")
      let hasLimit = invocation[timeout] != nil
      let selectors = try selectors(invocation[to], on: scope.interface)
      guard !selectors.isEmpty || ReceiverPicker.isPossible(console) else {
        throw .usage("send", "--to is missing, \"deepdrop discover\" lists the receivers")
      }
      let beacon = try BeaconSetting(invocation, of: "send")
      let shipment = try Shipment(invocation)
      console.report(notes: shipment.notes)
      let dispatch = Dispatch(shipment, isJSON: invocation[json], console)
      return try Waiting.run { () async throws(Failure) in
        let outcome = try await beacon.during(console, misses: \.isAnyMissed) {
          () async throws(Failure) -> Dispatch.Outcome in
          if selectors.isEmpty {
            // Whoever looks at the list knows best how long to wait.
            let limit = hasLimit ? time : nil
            guard let receiver = try await ReceiverPicker.pick(on: scope, for: limit, console)
            else { return .nobody }
            return try await dispatch.send(to: receiver)
          }
          return try await dispatch.send(to: selectors, on: scope, lookingFor: time)
        }
        return outcome.status
      }
    }

    /// Whoever is named twice is sent to once.
    private static func selectors(
      _ names: [String],
      on interface: String?
    ) throws(Failure) -> [ReceiverSelector] {
      var selectors: [ReceiverSelector] = []
      for name in names {
        do throws(SelectorError) {
          let selector = try ReceiverSelector(name, on: interface)
          if !selectors.contains(selector) { selectors.append(selector) }
        } catch {
          throw .usage("send", error.description.clause)
        }
      }
      return selectors
    }
  }
#endif
