/// Hands bytes from one thread to another through a bounded ring.
///
/// A full pipe blocks the writer and an empty one the reader: that is the back-pressure. A thread
/// that has had to wait is woken for a worthwhile amount only, since waking costs more than
/// copying: the reader for 256 KiB, a flush or the end, the writer for half of the ring.
final class BytePipe: Sendable {
  private static let worthwhile = 256 * 1024

  private let capacity: Int
  private let monitor = Monitor(State())

  init(capacity: Int = 1024 * 1024) {
    self.capacity = capacity
  }

  /// Calls `action` when there is something again for a reader that has found nothing yet.
  func onChange(_ action: @escaping @Sendable () -> Void) {
    monitor.withLock { $0.onChange = action }
  }

  // MARK: Writing

  /// Blocks until all of `bytes` is taken; false once nobody reads any more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let (taken, mustWake, notice) = monitor.wait { state -> (Int, Bool, Notice?)? in
        guard state.isOpen else { return (0, false, nil) }
        let taken = unsafe state.put(UnsafeRawBufferPointer(rebasing: rest), capacity: capacity)
        guard taken > 0 else {
          state.writerWaits = true
          return nil
        }
        let mustWake = state.readerWaits && state.count >= min(Self.worthwhile, capacity / 2)
        return (taken, mustWake, state.takeNotice())
      }
      guard taken > 0 else { return false }
      if mustWake { monitor.wake() }
      notice?()
      unsafe rest = rest.dropFirst(taken)
    }
    // Nothing to write is a question, too.
    return monitor.withLock { $0.isOpen }
  }

  /// Wakes a waiting reader for what little there is: more will take a while.
  func flush() {
    if monitor.withLock({ $0.readerWaits && $0.count > 0 }) { monitor.wake() }
  }

  /// Ends the stream; what has been written can still be read.
  func finish() {
    end(.finished)
  }

  /// Ends the stream with an error, which the reader gets after what has been written.
  func fail(_ error: HTTPSError) {
    end(.failed(error))
  }

  private func end(_ end: End) {
    let notice = monitor.update { state in
      if state.isOpen { state.end = end }
      return state.takeNotice()
    }
    notice?()
  }

  // MARK: Reading

  /// What a reader that does not block finds.
  enum Found {
    case bytes(Int)
    case nothingYet
    case end
    case failure(HTTPSError)
  }

  /// Takes what is there, without blocking.
  func take(into buffer: UnsafeMutableRawBufferPointer) -> Found {
    let (found, mustWake) = monitor.withLock { state in
      let found = unsafe state.take(into: buffer)
      if case .nothingYet = found { state.owesNotice = true }
      return (found, state.wakesWriter(capacity: capacity))
    }
    if mustWake { monitor.wake() }
    return found
  }

  /// Blocks until there are bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HTTPSError) -> Int {
    let (found, mustWake) = monitor.wait { state -> (Found, Bool)? in
      let found = unsafe state.take(into: buffer)
      if case .nothingYet = found { state.readerWaits = true } else { state.readerWaits = false }
      return state.readerWaits ? nil : (found, state.wakesWriter(capacity: capacity))
    }
    if mustWake { monitor.wake() }
    switch found {
    case .bytes(let count): return count
    case .nothingYet, .end: return 0
    case .failure(let error): throw error
    }
  }

  /// Says that nobody will read: a blocked or later `write` returns false.
  func abandon() {
    monitor.update { state in
      state.ring = nil
      state.count = 0
      if state.isOpen { state.end = .failed(.closed) }
    }
  }
}

extension BytePipe {
  fileprivate typealias Notice = @Sendable () -> Void

  fileprivate enum End {
    case open
    case finished
    case failed(HTTPSError)
  }

  fileprivate struct State: Sendable {
    var ring: RingMemory?
    var first = 0
    var count = 0
    var end = End.open
    var readerWaits = false
    var writerWaits = false
    var onChange: Notice?
    /// A reader that does not block has found nothing, and wants to be told.
    var owesNotice = false

    var isOpen: Bool { if case .open = end { true } else { false } }

    mutating func takeNotice() -> Notice? {
      defer { owesNotice = false }
      return owesNotice ? onChange : nil
    }

    mutating func wakesWriter(capacity: Int) -> Bool {
      guard writerWaits, count <= capacity / 2 else { return false }
      writerWaits = false
      return true
    }

    mutating func put(_ bytes: UnsafeRawBufferPointer, capacity: Int) -> Int {
      let ring = self.ring ?? RingMemory(capacity: capacity)
      self.ring = ring
      let taken = min(bytes.count, capacity - count)
      let start = (first + count) % capacity
      let straight = min(taken, capacity - start)
      unsafe ring.bytes[start..<start + straight].copyBytes(from: bytes.prefix(straight))
      unsafe ring.bytes[..<(taken - straight)].copyBytes(from: bytes[straight..<taken])
      count += taken
      return taken
    }

    mutating func take(into buffer: UnsafeMutableRawBufferPointer) -> Found {
      guard count > 0, let ring else {
        switch end {
        case .open: return .nothingYet
        case .finished: return .end
        case .failed(let error): return .failure(error)
        }
      }
      // One straight piece at a time: the caller comes back for the rest.
      let capacity = unsafe ring.bytes.count
      let taken = min(buffer.count, count, capacity - first)
      unsafe buffer.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: ring.bytes[first..<first + taken])
      )
      first = (first + taken) % capacity
      count -= taken
      return .bytes(taken)
    }
  }
}
