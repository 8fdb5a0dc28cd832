#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import DeepDropKit
  import UIKit

  extension LinkReceiver {
    /// Hands over the links as they come, from those that were left in the Inbox on.
    ///
    /// What was locked away is tried again whenever the device is unlocked. It returns when its task
    /// is cancelled, and loses nothing then: later links wait for the next run.
    ///
    /// ```swift
    /// Task { await receiver.run { link in show(link) } }
    /// ```
    @MainActor
    public func run(_ open: (DeepLink) -> Void) async {
      async let retries: Void = retryAfterUnlocks()
      await sweep()
      for await link in links { open(link) }
      await retries
    }

    private func retryAfterUnlocks() async {
      let unlocks = NotificationCenter.default.notifications(
        named: UIApplication.protectedDataDidBecomeAvailableNotification
      )
      // A notification is not Sendable, and nothing of it is needed.
      for await _ in unlocks.map({ _ in }) { await retry() }
    }
  }
#elseif os(macOS)
  public import DeepDropKit

  extension LinkReceiver {
    /// Hands over the links as they come.
    ///
    /// It returns when its task is cancelled, and loses nothing then: later links wait for the next
    /// run.
    @MainActor
    public func run(_ open: (DeepLink) -> Void) async {
      for await link in links { open(link) }
    }
  }
#endif
