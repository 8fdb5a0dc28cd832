import DeepDropThreads

/// A connection to one peer, over which requests go one after the other.
public final class HTTPSConnection: Sendable {
  private struct State: Sendable {
    var waiting: [ClientJob] = []
    var isClosed = false
    /// Who waits for the thread's end; it ends for nobody else.
    var closing: CheckedContinuation<Void, Never>?
  }

  private let endpoint: Endpoint
  private let options: ClientOptions
  private let wake: WakeSignal
  private let monitor = Monitor(State())

  private init(_ endpoint: Endpoint, _ options: ClientOptions) throws(HTTPSError) {
    self.endpoint = endpoint
    self.options = options
    wake = try WakeSignal()
  }

  /// Runs `body` with a connection, and closes it when `body` ends.
  ///
  /// The first request connects. When the peer has closed the connection in the meantime, a later
  /// request connects anew and says so (``ClientResponse/isConnectionReused``).
  ///
  /// ```swift
  /// let endpoint = try Endpoint("fe80::1%eth0", port: 8770)
  /// let response = try await HTTPSConnection.with(endpoint) { connection in
  ///   try await connection.send(ClientRequest("POST", "/Ask", body: .bytes(message)))
  /// }
  /// ```
  public static func with<Result>(
    _ endpoint: Endpoint,
    options: ClientOptions = ClientOptions(),
    _ body: (HTTPSConnection) async throws -> Result
  ) async throws -> Result {
    let connection = try HTTPSConnection(endpoint, options)
    do throws(ThreadError) {
      try BlockingThread.start { connection.work() }
    } catch {
      throw HTTPSError.noThread(error)
    }
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await body(connection))
    } catch {
      result = .failure(error)
    }
    await connection.close()
    return try result.get()
  }

  /// Sends a request and waits for its response.
  ///
  /// A status of any kind is a response. One that comes before the request's body is at its end
  /// is returned too, and nothing more is sent.
  ///
  /// - Parameter progress: Called on the connection's thread with the bytes of the body sent.
  /// - Throws: `CancellationError`, what a streamed body's closure throws, or ``HTTPSError``.
  public func send(
    _ request: ClientRequest,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> ClientResponse {
    let job = ClientJob(request, progress: progress, wake: wake)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        job.begin(continuation)
        let problem: (any Error)? = monitor.update { state in
          if state.isClosed { return HTTPSError.closed }
          if job.isCancelled { return CancellationError() }
          state.waiting.append(job)
          return nil
        }
        if let problem { job.finish(.failure(problem)) }
      }
    } onCancel: {
      cancel(job)
    }
  }

  /// One that waits its turn ends here: the thread may be busy with another for long.
  private func cancel(_ job: ClientJob) {
    job.cancel()
    let isWaiting = monitor.update { state in
      let index = state.waiting.firstIndex { $0 === job }
      if let index { state.waiting.remove(at: index) }
      return index != nil
    }
    if isWaiting { job.finish(.failure(CancellationError())) }
  }

  /// Ends the thread, and waits until it has closed what it has opened.
  private func close() async {
    await withCheckedContinuation { continuation in
      monitor.update { state in
        state.isClosed = true
        state.closing = continuation
      }
    }
  }

  /// The connection's thread: one request after the other, until the scope ends.
  private func work() {
    serve()
    monitor.withLock { $0.closing.take() }?.resume()
  }

  private func serve() {
    var idle: ClientChannel?
    var options = options
    while let job = nextJob() {
      do {
        job.finish(.success(try perform(job, reusing: &idle, &options)))
      } catch {
        job.finish(.failure(error))
      }
    }
  }

  private func perform(
    _ job: ClientJob,
    reusing idle: inout ClientChannel?,
    _ options: inout ClientOptions
  ) throws -> ClientResponse {
    if job.isCancelled { throw CancellationError() }
    let head = try RequestHead(job.request, to: endpoint)
    let source = try UploadSource(job.request.body) { [wake] in wake.send() }
    defer { source.stop() }
    let channel: ClientChannel
    var isReused = false
    if let kept = idle.take(), kept.isIdle {
      channel = kept
      isReused = true
    } else {
      let first = options
      options.forgetTicket()
      channel = try ClientChannel.open(to: endpoint, first, for: job)
    }
    var exchange = ClientExchange(job, head, source)
    let response = try exchange.run(on: channel, isReused: isReused)
    if exchange.keepsConnection { idle = consume channel }
    return response
  }

  private func nextJob() -> ClientJob? {
    monitor.wait { state -> ClientJob?? in
      if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
      return state.isClosed ? .some(nil) : nil
    }
  }
}
