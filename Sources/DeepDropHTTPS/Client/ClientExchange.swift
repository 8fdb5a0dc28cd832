import Glibc

/// One request on a channel, from its first byte to the last of its response.
///
/// It is sent and answered at the same time: a peer may refuse an upload in its middle.
struct ClientExchange: ~Copyable {
  private let job: ClientJob
  private let source: UploadSource
  private var writer: RequestWriter
  private var parser: ResponseParser
  private var watch: TransferWatch
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

  /// The peer takes no more of the request.
  private var isRefused = false
  /// The peer will say no more, or has said more than it was asked.
  private var isOver = false

  init(_ job: ClientJob, _ head: RequestHead, _ source: UploadSource) {
    self.job = job
    self.source = source
    writer = RequestWriter(head, source)
    parser = ResponseParser(answering: job.request.method, limit: job.request.responseLimit)
    watch = TransferWatch(job.request)
  }

  /// Whether another request may follow on the channel.
  var keepsConnection: Bool {
    !isOver && writer.isComplete && parser.isComplete && parser.head?.keepsConnection == true
  }

  /// Blocks the thread until there is a response.
  ///
  /// - Throws: `CancellationError`, what a streamed body's closure throws, or ``HTTPSError``.
  mutating func run(
    on channel: borrowing ClientChannel,
    isReused: Bool
  ) throws -> ClientResponse {
    do {
      while try step(on: channel) {}
    } catch let error as HTTPSError where error.code == .disconnected && isAnsweredEarly {
      // A refusal often comes with a reset: the status counts, not the broken pipe.
    } catch {
      throw source.error ?? error
    }
    guard let head = parser.head else { throw HTTPSError.disconnected }
    return ClientResponse(
      status: head.status,
      fields: head.fields,
      body: parser.body,
      isConnectionReused: isReused,
      isUploadComplete: writer.isComplete,
      bytesSent: writer.taken,
      certificate: channel.certificate,
      ticket: channel.ticket()
    )
  }

  private var isAnsweredEarly: Bool { parser.head != nil && !writer.isComplete }

  /// False when the response is there.
  private mutating func step(on channel: borrowing ClientChannel) throws -> Bool {
    let mayHaveMore = try receive(from: channel)
    if parser.isComplete, isRefused || writer.isComplete { return false }
    let ready = isRefused ? .nothing : try send(on: channel)
    switch watch.look(at: progress) {
    case .wait(let time):
      try job.wait(
        for: channel.socket,
        toBe: ready == .blocked ? POLLIN | POLLOUT : POLLIN,
        atMost: ready == .more || mayHaveMore ? .zero : time
      )
      return true
    case .giveUpUpload: return false
    case .fail(let error): throw error
    }
  }

  private var progress: TransferWatch.Progress {
    TransferWatch.Progress(
      sent: writer.taken,
      received: parser.received,
      isPaused: writer.isPaused,
      isUploadComplete: writer.isComplete,
      hasFinalHead: parser.head != nil
    )
  }

  // MARK: Receiving

  /// Takes a megabyte at most: a peer that sends without a pause could not be cancelled otherwise.
  ///
  /// - Returns: whether there may be more now.
  private mutating func receive(
    from channel: borrowing ClientChannel
  ) throws(HTTPSError) -> Bool {
    for _ in 0..<64 {
      guard !isOver else { return false }
      switch unsafe buffer.withUnsafeMutableBytes({ unsafe channel.receive(into: $0) }) {
      case .nothingYet: return false
      case .bytes(let count):
        isOver = try parser.take(Array(buffer[..<count])) > 0
        // Who has refused the body has no use for the rest of it.
        if isOver || (parser.head?.status ?? 0) >= 400 { isRefused = true }
        if parser.isComplete { return false }
      case .end:
        isOver = true
        isRefused = true
        try parser.end()
      case .failed:
        isOver = true
        throw .disconnected
      }
    }
    return true
  }

  // MARK: Sending

  private enum Outgoing {
    case nothing
    case blocked
    case more
  }

  /// Sends a block at most: then it is time to see whether the peer has answered.
  private mutating func send(on channel: borrowing ClientChannel) throws -> Outgoing {
    let before = writer.taken
    guard let bytes = try unsafe writer.next() else { return .nothing }
    if writer.taken != before { job.progress(writer.taken) }
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      switch unsafe channel.send(UnsafeRawBufferPointer(rebasing: rest)) {
      case .bytes(let count):
        writer.left(count)
        unsafe rest = rest.dropFirst(count)
      case .blocked: return .blocked
      case .failed:
        // The answer may have come before the connection broke.
        isRefused = true
        return .nothing
      }
    }
    return .more
  }
}
