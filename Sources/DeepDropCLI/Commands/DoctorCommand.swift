#if os(Linux)
  import DeepDropDiscovery
  import DeepDropLinux

  /// `deepdrop doctor`: says what is missing.
  enum DoctorCommand {
    static let command = Command(
      name: "doctor",
      summary: "Say what is missing on this machine, and what an iPhone needs.",
      discussion: """
        Each line is ok, a note about something one can do without, or a problem, which makes \
        sending or receiving on the local network impossible; then the status is 1.

        Nothing is changed. For up to three seconds a service is announced that is no receiver.
        """,
      parameters: [interface.form, json.form],
      example: "deepdrop doctor --interface wlan0",
      run: run
    )

    private static let interface = Parameter<String?>.option(
      "interface",
      "INTERFACE",
      "The one network interface to look at; all when left out."
    )
    private static let json = Parameter<Bool>.flag("json", "Print a JSON object.")

    private struct Report: Encodable {
      let findings: [Diagnosis]
      let isPossible: Bool
    }

    private static func run(
      _ invocation: Invocation,
      _ console: Console
    ) throws(Failure) -> ExitStatus {
      let interface = try NetworkScope(invocation[interface], of: "doctor").interface
      let isJSON = invocation[json]
      return try Waiting.run { () async throws(Failure) -> ExitStatus in
        guard let diagnoses = try await checkup(on: interface)?.diagnoses else {
          return .interrupted
        }
        let isPossible = !diagnoses.contains { $0.level == .problem }
        if isJSON {
          try console.print(json: Report(findings: diagnoses, isPossible: isPossible))
        } else {
          for diagnosis in diagnoses { try console.print(diagnosis.line) }
        }
        return isPossible ? .done : .no
      }
    }

    private static func checkup(on interface: String?) async throws(Failure) -> Checkup? {
      do {
        return try await Checkup.run(on: interface)
      } catch is CancellationError {
        return nil
      } catch {
        throw Failure(.unavailable, "doctor", "\(error)".clause)
      }
    }
  }

  extension Diagnosis {
    /// `problem  mdns       UDP port 5353 …`: columns, so that a problem is found at a glance.
    fileprivate var line: String {
      func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
      }
      return column(level.rawValue, 9) + column(subject, 11) + message
    }
  }
#endif
