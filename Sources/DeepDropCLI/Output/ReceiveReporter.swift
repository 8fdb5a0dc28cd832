#if os(Linux)
  import DeepDropAirDrop
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux

  /// Tells what a receiver reports: arrivals on standard output, the rest on standard error, or all
  /// of it as JSON.
  struct ReceiveReporter: Sendable {
    let console: Console
    /// What the receiver calls itself.
    let name: String
    let asJSON: Bool
    let history: History
    let opener: LinkOpener?
    /// What is told does not stand in the middle of a question.
    let question: TerminalQuestion
    /// Where there is no terminal, the desktop hears of arrivals.
    let notices: ArrivalNotices?

    /// - Throws: when standard output takes nothing any more; what arrived is kept and noted.
    func report(_ report: ReceiverReport) async throws(Failure) {
      await note(report)
      notices?.show(report)
      let events = ReceiveEvent.events(of: report, receiver: name)
      guard !events.isEmpty else { return }
      try question.aside { () throws(Failure) in
        for event in events { try tell(event) }
      }
    }

    private func tell(_ event: ReceiveEvent) throws(Failure) {
      if asJSON {
        try console.print(json: event)
      } else if let path = event.path {
        try console.print(event.link.map { "\($0) (kept in \(path))" } ?? path)
      } else if let message = event.message {
        console.report(message)
      }
      if let link = event.arrivedLink { open(link) }
    }

    private func note(_ report: ReceiverReport) async {
      let entries = HistoryEntry.entries(of: report)
      guard !entries.isEmpty else { return }
      do {
        try await history.add(entries)
      } catch {
        console.report("the history cannot be written: \("\(error)".clause)")
      }
    }

    private func open(_ link: DeepLink) {
      do {
        try opener?.open(link)
      } catch let error as LinkError {
        console.report("not opened: \(error.message.clause)")
      } catch {
        console.report("not opened: \("\(error)".clause)")
      }
    }
  }
#endif
