import DeepDropAirDrop
import Synchronization

/// The pace of announcements, which the bus's thread sets and mDNS's thread follows.
final class SharedPace: Sendable {
  private let pace = Mutex(AnnouncementPace())
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  init() { start = clock.now }

  @Sendable func hearSender() {
    let now = start.duration(to: clock.now)
    pace.withLock { $0.hearSender(at: now) }
  }

  @Sendable func interval() -> Duration {
    let now = start.duration(to: clock.now)
    return pace.withLock { $0.interval(at: now) }
  }
}
