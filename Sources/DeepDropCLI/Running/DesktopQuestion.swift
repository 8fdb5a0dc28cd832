#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux

  /// Asks on the desktop, for a receiver that has no terminal.
  struct DesktopQuestion: Sendable {
    let console: Console

    /// - Throws: `Failure` when nobody could be asked here.
    static func check() async throws(Failure) {
      guard let problem = await DesktopNotification.problem() else { return }
      throw .usage(
        "receive",
        "--accept ask needs a terminal or a desktop, give --accept all or none: \(problem.message)"
      )
    }

    func ask(_ question: Question) async -> Answer {
      let outcome = await question.notification(showing: \.displayable).show()
      if case .impossible(let problem) = outcome {
        console.report("declined, since nobody can be asked: \(problem.message)")
      }
      return Answer(outcome)
    }
  }
#endif
