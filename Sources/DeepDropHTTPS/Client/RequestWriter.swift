/// A request's bytes in the order in which they leave, a block at a time.
///
/// The head shares its block with the beginning of the body, so that a small request is one record
/// of TLS and one packet.
@safe struct RequestWriter: ~Copyable {
  /// Chunks of this size cost less than a ten-thousandth in framing.
  private static let contentSize = 256 * 1024
  /// The longest line with a chunk's size, the end of the line after its content and the last chunk.
  private static let framing = (before: 7, after: 7)

  private static let lastChunk = Array("0\r\n\r\n".utf8)

  private let block: UnsafeMutableRawBufferPointer
  /// Where a body's bytes begin in the block: there is room for what goes before them.
  private let base: Int
  private var waiting = 0..<0
  private var head: [UInt8]
  private let source: UploadSource
  /// The block holds the last of the request.
  private var isLastBlock = false

  /// How many bytes of the body were taken so far.
  private(set) var taken = 0
  private var isShort = false

  init(_ head: RequestHead, _ source: UploadSource) {
    self.head = head.bytes
    self.source = source
    base = head.bytes.count + Self.framing.before
    unsafe block = .allocate(
      byteCount: base + Self.contentSize + Self.framing.after,
      alignment: 16
    )
  }

  deinit { unsafe block.deallocate() }

  /// The producer has nothing yet.
  var isPaused: Bool { isShort && waiting.isEmpty }

  /// Everything has left.
  var isComplete: Bool { isLastBlock && waiting.isEmpty }

  /// What is to leave next; `nil` when there is nothing now, or nothing more.
  mutating func next() throws(HTTPSError) -> UnsafeRawBufferPointer? {
    if waiting.isEmpty, !isLastBlock { try refill() }
    return unsafe waiting.isEmpty ? nil : UnsafeRawBufferPointer(rebasing: block[waiting])
  }

  /// Notes that the first bytes of `next` are gone.
  mutating func left(_ count: Int) {
    waiting = waiting.lowerBound + count..<waiting.upperBound
  }

  private mutating func refill() throws(HTTPSError) {
    waiting = base..<base
    switch source {
    case .none: isLastBlock = true
    case .bytes(let bytes): take(from: bytes)
    case .chunks(let bytes):
      take(from: bytes)
      if !waiting.isEmpty { frame() }
      if isLastBlock { append(Self.lastChunk) }
    case .producer(let producer): try takeChunk(from: producer.pipe)
    }
    prepend(head)
    head = []
  }

  private mutating func takeChunk(from pipe: BytePipe) throws(HTTPSError) {
    isShort = false
    let room = unsafe UnsafeMutableRawBufferPointer(rebasing: block[base..<base + Self.contentSize])
    switch unsafe pipe.take(into: room) {
    case .bytes(let count):
      waiting = base..<base + count
      frame()
      taken += count
    case .nothingYet: isShort = true
    case .end:
      append(Self.lastChunk)
      isLastBlock = true
    case .failure(let error): throw error
    }
  }

  private mutating func take(from bytes: [UInt8]) {
    let count = min(Self.contentSize, bytes.count - taken)
    append(bytes[taken..<taken + count])
    taken += count
    isLastBlock = taken == bytes.count
  }

  /// Makes a chunk of what the block holds (RFC 9112 §7.1).
  private mutating func frame() {
    let size = String(waiting.count, radix: 16)
    append("\r\n".utf8)
    prepend(Array("\(size)\r\n".utf8))
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    let end = waiting.upperBound + bytes.count
    unsafe UnsafeMutableRawBufferPointer(rebasing: block[waiting.upperBound..<end])
      .copyBytes(from: bytes)
    waiting = waiting.lowerBound..<end
  }

  private mutating func prepend(_ bytes: [UInt8]) {
    let start = waiting.lowerBound - bytes.count
    unsafe UnsafeMutableRawBufferPointer(rebasing: block[start..<waiting.lowerBound])
      .copyBytes(from: bytes)
    waiting = start..<waiting.upperBound
  }
}
