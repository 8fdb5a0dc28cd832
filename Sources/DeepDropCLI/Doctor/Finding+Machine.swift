#if os(Linux)
  import DeepDropLinux

  extension Checkup {
    /// Every line, in the order in which one thing depends on another.
    var findings: [Finding] { networkFindings + machineFindings + phoneFindings }

    /// What this machine does with what arrives.
    private var machineFindings: [Finding] { [downloadFinding, openerFinding, clockFinding] }

    private var downloadFinding: Finding {
      switch downloads {
      case .worked: .ok("downloads", "\(downloadDirectory) can be written to.")
      case .failed(let reason):
        .problem(
          "downloads",
          """
          \(downloadDirectory) cannot be written to (\(reason)): make it writable, or give receive \
          another --directory.
          """
        )
      }
    }

    private var openerFinding: Finding {
      hasOpener
        ? .ok("opening", "xdg-open is there, so that receive --open can open links.")
        : .note("opening", "xdg-open is missing, which receive --open needs: install xdg-utils.")
    }

    private var clockFinding: Finding {
      // 2025 to 2100: before there was this program, and after anybody has it.
      1_735_689_600..<4_102_444_800 ~= clock
        ? .ok("clock", "The clock is plausible.")
        : .note("clock", "The clock is wrong, and so will be the dates of the certificate: set it.")
    }

    /// What an iPhone needs beside the local network (case A07).
    private var phoneFindings: [Finding] { [awdlFinding, beaconFinding, Self.proof] }

    private var awdlFinding: Finding {
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

    private var beaconFinding: Finding {
      let adapter =
        bluetoothAdapters.isEmpty
        ? "no Bluetooth adapter is here"
        : "\(bluetoothAdapters[0]) could, but this program does not"
      return .note(
        "iphone",
        "An iPhone turns AWDL on when it hears a Bluetooth LE beacon, and somebody has to send it: \(adapter)."
      )
    }

    private static let proof = Finding.note(
      "iphone",
      "Nothing was ever tried on an iPhone or a Mac: the peers were this program and OpenDrop."
    )
  }
#endif
