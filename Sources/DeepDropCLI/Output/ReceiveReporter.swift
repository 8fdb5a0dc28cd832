#if os(Linux)
  import DeepDropAirDrop
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux
  import DeepDropPropertyList
  import Synchronization

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
    private let course = Course()

    /// What was told so far; every copy of the reporter shares it.
    private final class Course: Sendable {
      let start = ContinuousClock.now
      let narration = Mutex(ReceiveNarration())
      /// Says that something may have been folded.
      let (foldings, source) = AsyncStream.makeStream(
        of: Void.self,
        bufferingPolicy: .bufferingNewest(1)
      )
    }

    /// - Throws: when standard output takes nothing any more; what arrived is kept and noted.
    func report(_ report: ReceiverReport) async throws(Failure) {
      let problem = await note(report)
      notices?.show(report)
      let time = course.start.duration(to: .now)
      let events = ReceiveEvent.events(of: report, receiver: name)
      let told = course.narration.withLock { narration in
        events.flatMap { narration.telling($0, at: time) }
      }
      if told.count < events.count { course.source.yield() }
      try tell(told, problem)
    }

    /// Tells how many refusals were folded when a window is over, until the task is cancelled.
    func tellFolded() async throws(Failure) {
      for await _ in course.foldings {
        try? await Task.sleep(for: ReceiveNarration.window)
        try tell(course.narration.withLock { $0.tellingFolded() })
      }
    }

    /// Hears that the owner ends the receiver, and with it the questions that are open.
    func finish() { course.narration.withLock { $0.finish() } }

    private func tell(_ events: [ReceiveEvent], _ problem: String? = nil) throws(Failure) {
      guard problem != nil || !events.isEmpty else { return }
      try question.aside { () throws(Failure) in
        if let problem { console.report(problem) }
        for event in events { try tell(event) }
        open(events.compactMap(\.arrivedLink))
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
    }

    /// What keeps it from being noted.
    private func note(_ report: ReceiverReport) async -> String? {
      let entries = HistoryEntry.entries(of: report)
      guard !entries.isEmpty else { return nil }
      do {
        try await history.add(entries)
        return nil
      } catch {
        return "the history cannot be written: \("\(error)".clause)"
      }
    }
  }

  // MARK: - Opening

  extension ReceiveReporter {
    /// One question may bring hundreds of links, and each starts a program.
    private static let maximumOpened = 5

    private func open(_ links: [DeepLink]) {
      guard let opener else { return }
      let (most, allowed) = (Self.maximumOpened, links.filter(opener.allows))
      let others = links.filter { !opener.allows($0) }
      for link in allowed.prefix(most) + others.prefix(most) { open(link, with: opener) }
      if allowed.count > most {
        let rest = "\(allowed.count - most) more, as at most \(most) of one question are"
        console.report("not opened: \(rest); \"xdg-open LINK\" opens one")
      }
      if others.count > most {
        console.report("not opened: \(others.count - most) more, of kinds that nobody allowed")
      }
    }

    private func open(_ link: DeepLink, with opener: LinkOpener) {
      do {
        try opener.open(link) { status in
          question.aside {
            console.report("xdg-open did not open \(link.string.quoted), its status is \(status)")
          }
        }
      } catch let error as LinkError {
        console.report("not opened: \(error.message.clause)")
      } catch {
        console.report("not opened: \("\(error)".clause)")
      }
    }
  }
#endif
