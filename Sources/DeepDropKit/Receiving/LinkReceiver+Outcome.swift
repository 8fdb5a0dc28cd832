extension LinkReceiver {
  /// What became of a URL that the system handed over.
  public enum Outcome: Sendable, Hashable {
    /// It held this link, which is on its way to ``LinkReceiver/links``.
    case link(DeepLink)

    /// It is not for us, and nothing was touched: the next handler may have it.
    case notOurs

    /// It was handed over before, and what it holds was dealt with then, or is about to be.
    case duplicate

    /// It is ours but holds no link we take, or is not there: a copy made for us was removed.
    case unreadable(LinkError)

    /// It is ours but locked away now; it stays, and ``LinkReceiver/retry()`` tries again.
    case waiting(LinkError)
  }
}
