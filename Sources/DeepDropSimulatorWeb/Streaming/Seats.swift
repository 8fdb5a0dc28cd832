import Synchronization

/// The places for pages that follow the simulation: each takes a connection for as long as it is open.
final class Seats: Sendable {
  /// One that is taken, and free again when nobody holds it.
  final class Seat: Sendable {
    private let seats: Seats

    fileprivate init(_ seats: Seats) { self.seats = seats }

    deinit { seats.free.withLock { $0 += 1 } }
  }

  private let free: Mutex<Int>

  init(_ count: Int) {
    free = Mutex(count)
  }

  /// One of those that are free; nil when none is.
  func take() -> Seat? {
    let isFree = free.withLock { free in
      guard free > 0 else { return false }
      free -= 1
      return true
    }
    return isFree ? Seat(self) : nil
  }
}
