/// Decides how long a transfer may go on waiting.
struct TransferWatch {
  enum Verdict {
    case wait(Duration)
    case giveUpUpload
    case fail(HTTPSError)
  }

  private let request: ClientRequest
  private var lastProgress = ContinuousClock.now
  private var lastCounts = (sent: -1, received: -1)
  private var uploadEnd: ContinuousClock.Instant?
  private var answeredSince: ContinuousClock.Instant?

  init(_ request: ClientRequest) {
    self.request = request
  }

  mutating func look(at transfer: ClientTransfer, isConnected: Bool) -> Verdict {
    let now = ContinuousClock.now
    let counts = (sent: transfer.sent, received: transfer.received)
    // While connecting libcurl's own limit holds; a pause is our producer's time, not the peer's.
    if counts != lastCounts || !isConnected || transfer.isPaused {
      lastCounts = counts
      lastProgress = now
    }
    if isConnected, transfer.isUploadComplete, uploadEnd == nil { uploadEnd = now }

    if transfer.hasFinalHead, !transfer.isUploadComplete {
      // The peer may close at once, or read on to be polite.
      let since = answeredSince ?? now
      answeredSince = since
      let left = .seconds(1) - (now - since)
      return left > .zero ? .wait(left) : .giveUpUpload
    }
    if let uploadEnd, !transfer.hasFinalHead {
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
    return .wait(left)
  }
}
