/// Decides how long a request may go on waiting.
struct TransferWatch {
  /// How far the request has come.
  struct Progress {
    let sent: Int
    let received: Int
    let isPaused: Bool
    let isUploadComplete: Bool
    let hasFinalHead: Bool
  }

  enum Verdict {
    case wait(Duration)
    case giveUpUpload
    case fail(HTTPSError)
  }

  private let request: ClientRequest
  private var lastProgress = ContinuousClock.now
  private var lastCounts = (sent: -1, received: -1)
  private var uploadEnd: ContinuousClock.Instant?
  private var bodyStart: ContinuousClock.Instant?
  private var answeredSince: ContinuousClock.Instant?

  init(_ request: ClientRequest) {
    self.request = request
  }

  mutating func look(at progress: Progress) -> Verdict {
    let now = ContinuousClock.now
    let counts = (sent: progress.sent, received: progress.received)
    // A pause is our producer's time, not the peer's.
    if counts != lastCounts || progress.isPaused {
      lastCounts = counts
      lastProgress = now
    }
    if progress.isUploadComplete, uploadEnd == nil { uploadEnd = now }

    if progress.hasFinalHead, !progress.isUploadComplete {
      // The peer may close at once, or read on to be polite.
      let since = answeredSince ?? now
      answeredSince = since
      let left = .seconds(1) - (now - since)
      return left > .zero ? .wait(left) : .giveUpUpload
    }
    if let uploadEnd, !progress.hasFinalHead {
      let left = request.responseTime - (now - uploadEnd)
      guard left > .zero else {
        return .fail(
          HTTPSError(.responseTimeout, "The peer did not answer within \(request.responseTime).")
        )
      }
      return .wait(left)
    }
    let left = request.stallTime - (now - lastProgress)
    guard left > .zero else {
      return .fail(HTTPSError(.stalled, "Nothing has moved for \(request.stallTime)."))
    }
    guard progress.hasFinalHead else { return .wait(left) }
    // A byte now and then is no rest, and would go on for ever.
    let start = bodyStart ?? now
    bodyStart = start
    let rest = request.responseTime - (now - start)
    return rest > .zero ? .wait(min(left, rest)) : .fail(.slowBody)
  }
}
