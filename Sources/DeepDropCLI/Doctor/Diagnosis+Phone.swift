#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux

  extension Checkup {
    /// What an iPhone needs beside the local network (case A07).
    var phoneDiagnoses: [Diagnosis] {
      [awdlDiagnosis, beaconDiagnosis] + watchDiagnoses + [Self.proof]
    }

    private var awdlDiagnosis: Diagnosis {
      links.contains { $0.name == "awdl0" }
        ? .ok(
          "iphone",
          "The interface awdl0 is up, over which iPhones and Macs look for receivers."
        )
        : .note(
          "iphone",
          """
          There is no interface awdl0: iPhones and Macs look for receivers over AWDL, Apple's own \
          kind of Wi-Fi, not over this network. Linux machines find each other without.
          """
        )
    }

    private var beaconDiagnosis: Diagnosis {
      let beacon = "Bluetooth LE beacon, at which an iPhone turns AWDL on"
      switch bluetooth.sender {
      case .adapter(let adapter):
        return .ok("bluetooth", "\(adapter) can send the \(beacon)\(version).")
      case .none(let problem):
        let reason =
          switch problem {
          // Nothing that could be started or allowed would help.
          case .noBus, .noService:
            bluetoothAdapters.isEmpty ? "no adapter is here" : problem.message
          case .noAdapter, .switchedOff, .notAllowed, .noAnswer, .refused: problem.message
          }
        return .note("bluetooth", "Nobody here can send the \(beacon): \(reason)\(version).")
      }
    }

    private var watchDiagnoses: [Diagnosis] {
      guard case .adapter(let adapter) = bluetooth.sender, !bluetooth.canMonitor else { return [] }
      return [
        .note(
          "bluetooth",
          """
          \(adapter) cannot listen for beacons alone, so that receive searches for all devices: \
          give it --no-bluetooth where that disturbs. Some versions of BlueZ can, if bluetoothd runs \
          with --experimental.
          """
        )
      ]
    }

    private var version: String { blueZVersion.map { " (BlueZ \($0))" } ?? "" }

    private static let proof = Diagnosis.note(
      "iphone",
      "Nothing was ever tried on an iPhone or a Mac: the peers were this program and OpenDrop."
    )
  }
#endif
