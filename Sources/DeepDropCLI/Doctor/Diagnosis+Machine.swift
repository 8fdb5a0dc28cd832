#if os(Linux)
  import DeepDropLinux

  extension Checkup {
    /// Every line, in the order in which one thing depends on another.
    var diagnoses: [Diagnosis] { networkDiagnoses + machineDiagnoses + phoneDiagnoses }

    /// What this machine does with what arrives.
    private var machineDiagnoses: [Diagnosis] {
      [downloadDiagnosis, openerDiagnosis, clockDiagnosis]
    }

    private var downloadDiagnosis: Diagnosis {
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

    private var openerDiagnosis: Diagnosis {
      hasOpener
        ? .ok("opening", "xdg-open is there, so that receive --open can open links.")
        : .note("opening", "xdg-open is missing, which receive --open needs: install xdg-utils.")
    }

    private var clockDiagnosis: Diagnosis {
      // 2025 to 2100: before there was this program, and after anybody has it.
      1_735_689_600..<4_102_444_800 ~= clock
        ? .ok("clock", "The clock is plausible.")
        : .note("clock", "The clock is wrong, and so will be the dates of the certificate: set it.")
    }
  }
#endif
