import Glibc

/// Eight blocks between the thread that packs and the thread that sends.
///
/// Sendable although it hands out memory: one producer and one consumer use it, a block belongs to
/// the producer until `commit` and to the consumer until it is taken, and everything else is only
/// touched with the mutex held.
@safe final class BlockRing: @unchecked Sendable {
  static let blockSize = 256 << 10
  static let blockCount = 8

  private let memory: UnsafeMutableRawBufferPointer
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var sizes = Array(repeating: 0, count: blockCount)
  private var produced = 0
  private var consumed = 0
  private var end: Result<Void, ArchiveError>?

  init() {
    unsafe memory = .allocate(byteCount: Self.blockSize * Self.blockCount, alignment: 64)
    unsafe mutex = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
    unsafe memory.deallocate()
  }

  private func locked<Value>(_ body: () throws(ArchiveError) -> Value) throws(ArchiveError) -> Value
  {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body()
  }

  private func block(_ number: Int) -> UnsafeMutableRawBufferPointer {
    let start = number % Self.blockCount * Self.blockSize
    return unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + Self.blockSize])
  }
}

// MARK: - The packing side

extension BlockRing {
  /// Waits for a block to fill.
  ///
  /// - Throws: `cancelled` when nobody is going to read it.
  func nextBlock() throws(ArchiveError) -> UnsafeMutableRawBufferPointer {
    unsafe try locked { () throws(ArchiveError) in
      while produced - consumed == Self.blockCount, end == nil {
        unsafe pthread_cond_wait(changed, mutex)
      }
      guard end == nil else { throw .cancelled }
      return unsafe block(produced)
    }
  }

  /// Hands the block over.
  func commit(_ size: Int) {
    try? locked {
      sizes[produced % Self.blockCount] = size
      produced += 1
      unsafe pthread_cond_broadcast(changed)
    }
  }

  /// Ends the stream, after what was committed; the first end counts.
  func finish(_ result: Result<Void, ArchiveError>) {
    try? locked {
      if end == nil { end = result }
      unsafe pthread_cond_broadcast(changed)
    }
  }
}

// MARK: - The sending side

extension BlockRing {
  /// Waits for a block and lends it; false at the end.
  func takeBlock(_ take: (Span<UInt8>) throws -> Void) throws -> Bool {
    let size = try locked { () throws(ArchiveError) -> Int? in
      while produced == consumed, end == nil { unsafe pthread_cond_wait(changed, mutex) }
      // A failure does not wait for its turn: what comes before it is of no use any more.
      if case .failure(let error) = end { throw error }
      return produced == consumed ? nil : sizes[consumed % Self.blockCount]
    }
    guard let size else { return false }
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: block(consumed)[..<size])
    try unsafe take(Span(_unsafeBytes: bytes))
    try locked {
      consumed += 1
      unsafe pthread_cond_broadcast(changed)
    }
    return true
  }
}

/// Fills the ring's blocks with pieces of any size.
@safe final class BlockOutput {
  private let ring: BlockRing
  private var block: UnsafeMutableRawBufferPointer?
  private var filled = 0

  init(_ ring: BlockRing) {
    self.ring = ring
  }

  func append(_ bytes: Span<UInt8>) throws(ArchiveError) {
    var offset = 0
    while offset < bytes.count {
      let current =
        if let block = unsafe block { unsafe block } else { unsafe try ring.nextBlock() }
      unsafe block = current
      let count = min(bytes.count - offset, current.count - filled)
      unsafe bytes.extracting(offset..<offset + count).withUnsafeBytes {
        unsafe UnsafeMutableRawBufferPointer(rebasing: current[filled..<filled + count])
          .copyMemory(from: $0)
      }
      offset += count
      filled += count
      if filled == current.count { flush() }
    }
  }

  /// Hands over a block that is not full.
  func flush() {
    guard filled > 0 else { return }
    ring.commit(filled)
    unsafe block = nil
    filled = 0
  }
}
