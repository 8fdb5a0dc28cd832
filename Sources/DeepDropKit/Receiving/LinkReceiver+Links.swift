extension LinkReceiver {
  /// The links as they come in, each delivered once.
  ///
  /// The sequence never ends by itself. Cancelling the task that listens loses nothing: what comes
  /// later waits for the next one who listens. Of several who listen at once, one gets each link.
  public struct Links: AsyncSequence, Sendable {
    /// A link.
    public typealias Element = DeepLink

    fileprivate let receiver: LinkReceiver

    /// Starts to listen.
    public func makeAsyncIterator() -> Iterator {
      Iterator(receiver: receiver)
    }

    /// One listener.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let receiver: LinkReceiver

      /// Waits for a link; `nil` when the task is cancelled.
      public func next() async -> DeepLink? {
        await receiver.nextLink()
      }
    }
  }

  /// The links as they come in, beginning with those that nobody has taken yet.
  public nonisolated var links: Links { Links(receiver: self) }

  // Why not an AsyncStream: it ends for ever when the task that listens is cancelled, and a SwiftUI
  // view cancels its task whenever it disappears.
  fileprivate func nextLink() async -> DeepLink? {
    while !Task.isCancelled {
      if let link = queue.next() { return link }
      await nextArrival()
    }
    // We may have been woken for a link: it is for the next one who listens.
    queue.wakeListener()
    return nil
  }

  /// Returns once there may be a link, or the task is cancelled.
  private func nextArrival() async {
    lastListener += 1
    let id = lastListener
    await withTaskCancellationHandler {
      await withCheckedContinuation { queue.listen(as: id, $0) }
    } onCancel: {
      // Runs after the listener is in the queue, for until then we do not leave the actor.
      Task { await self.cancelListener(id) }
    }
  }

  private func cancelListener(_ id: Int) {
    queue.cancel(id)
  }
}
