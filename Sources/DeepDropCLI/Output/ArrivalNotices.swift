#if os(Linux)
  import DeepDropAirDrop
  import DeepDropKit
  import DeepDropLinux

  /// Shows on the desktop what arrived, with a button that opens a link (case N10).
  struct ArrivalNotices: Sendable {
    /// How long a button can be pressed.
    private static let patience = Duration.seconds(600)
    /// More would not fit.
    private static let maximumLines = 10

    private let opener: LinkOpener
    private let arrivals: AsyncStream<ReceiverReport>
    private let source: AsyncStream<ReceiverReport>.Continuation

    init(opening types: [LinkType]) {
      opener = LinkOpener(types: types)
      (arrivals, source) = AsyncStream.makeStream()
    }

    func show(_ report: ReceiverReport) { source.yield(report) }

    /// Shows notices until the task is cancelled.
    func run() async {
      await withDiscardingTaskGroup { group in
        for await report in arrivals {
          let events = ReceiveEvent.events(of: report, receiver: "").filter { $0.path != nil }
          guard !events.isEmpty else { continue }
          group.addTask { await show(events) }
        }
        group.cancelAll()
      }
    }

    private func show(_ events: [ReceiveEvent]) async {
      let lines = events.prefix(Self.maximumLines).map { ($0.link ?? $0.path ?? "").displayable }
      let rest = events.count - lines.count
      var notice = DesktopNotification(
        title: "From “\((events[0].sender ?? "").displayable)”",
        body: (lines + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
      )
      let link = events.count == 1 ? events[0].arrivedLink : nil
      if let link, opener.allows(link) {
        notice.actions = [DesktopNotification.Action(key: "open", label: "Open")]
      }
      // Whatever goes wrong here was told on standard output as well.
      if await shown(notice), let link { try? opener.open(link) }
    }

    /// Whether its button was pressed.
    private func shown(_ notice: DesktopNotification) async -> Bool {
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { await notice.show() == .chosen("open") }
        group.addTask {
          try? await Task.sleep(for: Self.patience)
          return false
        }
        defer { group.cancelAll() }
        return await group.next() ?? false
      }
    }
  }
#endif
