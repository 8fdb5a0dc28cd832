import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropLinux

/// What a receiver reported, for tests to wait on.
actor ReportLog {
  private(set) var reports: [ReceiverReport] = []

  /// What was reported of senders, without how the network does, which may come at any time.
  var transfers: [ReceiverReport] {
    reports.filter { report in
      switch report {
      case .listening, .visible, .waitingForNetwork, .hidden, .withoutBluetooth: false
      case .refused, .declined, .left, .links, .files, .renamed, .failed: true
      }
    }
  }

  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isClosed = false

  func add(_ report: ReceiverReport) {
    reports.append(report)
    wake()
  }

  /// The receiver has ended: nothing more will come.
  func close() {
    isClosed = true
    wake()
  }

  /// The first thing that `find` makes of a report.
  func first<Found: Sendable>(_ find: (ReceiverReport) -> Found?) async throws -> Found {
    while true {
      for report in reports {
        if let found = find(report) { return found }
      }
      guard !isClosed else { throw NoSuchReport(reports: reports) }
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func wake() {
    for waiter in waiting { waiter.resume() }
    waiting = []
  }
}

struct NoSuchReport: Error {
  let reports: [ReceiverReport]
}

extension ReceiverReport {
  /// Why something failed or was refused, in its own words.
  var reason: String? {
    switch self {
    case .failed(let why, _): why
    case .refused(let refusal, _): refusal.message
    default: nil
    }
  }
}
