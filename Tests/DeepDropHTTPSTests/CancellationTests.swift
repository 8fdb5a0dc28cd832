import Glibc
import Synchronization
import Testing

@testable import DeepDropHTTPS

/// A request ends soon at every stage: by the task's cancellation, and by the limit of its stage.
@Suite(.network, .timeLimit(.minutes(5))) struct CancellationTests {
  enum Stage: CaseIterable {
    case handshake
    case response
    case blockedUpload
    case restingUpload
    case responseBody

    func options(_ limit: Duration) -> ClientOptions {
      ClientOptions(security: self == .handshake ? .tls : .plain, connectTime: limit)
    }

    func request(_ limit: Duration) -> ClientRequest {
      ClientRequest(
        body == nil ? "GET" : "POST",
        "/",
        body: body,
        responseTime: limit,
        stallTime: limit
      )
    }

    private var body: ClientRequest.Body? {
      switch self {
      case .handshake, .response, .responseBody: nil
      case .blockedUpload:
        .stream { while true { try $0.write([UInt8](repeating: 1, count: 100_000)) } }
      case .restingUpload:
        .stream {
          while true {
            _ = usleep(10_000)
            try $0.write([])
          }
        }
      }
    }

    /// A server that lets the client wait at this stage until it goes.
    func serve(_ peer: borrowing RawPeer) {
      if self == .responseBody {
        _ = peer.receive(until: "\r\n\r\n")
        peer.send("HTTP/1.1 200 Fine\r\nContent-Length: 9\r\n\r\nabc")
      }
      peer.hold()
    }

    var limit: HTTPSError.Code? {
      switch self {
      case .handshake: .connectTimeout
      case .response: .responseTimeout
      case .blockedUpload, .responseBody: .stalled
      // Our own producer's time is nobody's fault.
      case .restingUpload: nil
      }
    }
  }

  @Test(arguments: Stage.allCases)
  func `a cancelled request ends at once`(stage: Stage) async throws {
    // Longer than the suite's limit: nothing but the cancellation can end it.
    let limit = Duration.seconds(3600)
    try await withRawServer(stage.serve, security: stage.options(limit)) { connection in
      let task = Task { try await connection.send(stage.request(limit)) }
      try await Task.sleep(for: .milliseconds(300))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test(arguments: Stage.allCases.filter { $0.limit != nil })
  func `a peer that keeps the request waiting is left`(stage: Stage) async throws {
    let limit = Duration.milliseconds(600)
    let error = await #expect(throws: HTTPSError.self) {
      try await withRawServer(stage.serve, security: stage.options(limit)) { connection in
        try await connection.send(stage.request(limit))
      }
    }
    #expect(error?.code == stage.limit)
  }

  @Test func `a request cancelled before its turn is never sent, and waits for no other`()
    async throws
  {
    let targets = Mutex<[String]>([])
    let began = AsyncStream<Void>.makeStream()
    let release = AsyncStream<Void>.makeStream()
    try await withPair(.plain) { request in
      targets.withLock { $0.append(request.target) }
      began.continuation.yield()
      for await _ in release.stream { break }
      return ServerResponse(status: 200)
    } _: { connection in
      let first = Task { try await connection.send(ClientRequest("GET", "/first")).status }
      for await _ in began.stream { break }
      let second = Task { try await connection.send(ClientRequest("GET", "/second")).status }
      try await Task.sleep(for: .milliseconds(50))
      second.cancel()
      await #expect(throws: CancellationError.self) { try await second.value }
      release.continuation.finish()
      #expect(try await first.value == 200)
    }
    #expect(targets.withLock { $0 } == ["/first"])
  }

  @Test func `a request after the scope is refused`() async throws {
    let escaped = try await withPair(.plain) { $0 }
    await #expect(throws: HTTPSError.closed) { try await escaped.send(ClientRequest("GET", "/")) }
  }

  @Test func `a cancelled request cancels its handler`() async throws {
    let ended = AsyncStream<Bool>.makeStream()
    let began = AsyncStream<Void>.makeStream()
    try await withPair(Samples.tls()) { _ in
      began.continuation.yield()
      try? await Task.sleep(for: .seconds(3600))
      ended.continuation.yield(Task.isCancelled)
      return ServerResponse(status: 200)
    } _: { connection in
      let task = Task { try await connection.send(ClientRequest("GET", "/")) }
      for await _ in began.stream { break }
      task.cancel()
      _ = await task.result
      // The end of the server would cancel it, too.
      for await isCancelled in ended.stream {
        #expect(isCancelled)
        break
      }
    }
  }
}
