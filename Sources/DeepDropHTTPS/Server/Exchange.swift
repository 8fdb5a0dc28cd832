import Synchronization

/// One request and its answer, between the connection's thread and the handler's task.
final class Exchange: Sendable {
  let request: ServerRequest
  let stream: ResponseStream
  private let answer = Mutex<ServerResponse?>(nil)
  private let wake: WakeSignal
  private let ending: AsyncStream<Never>
  private let endingSource: AsyncStream<Never>.Continuation

  init(_ request: ServerRequest, wake: WakeSignal) {
    self.request = request
    self.wake = wake
    stream = ResponseStream(wake: wake)
    (ending, endingSource) = AsyncStream.makeStream()
  }

  // MARK: The handler's task

  /// Runs the handler, and cancels it when the exchange has ended without its answer.
  func serve(_ handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse) async {
    await withTaskCancellationHandler {
      await withTaskGroup { group in
        group.addTask { await self.run(handler) }
        group.addTask { for await _ in self.ending {} }
        await group.next()
        group.cancelAll()
      }
    } onCancel: {
      // Frees a thread of the handler's that is reading.
      request.body.source.pipe.fail(.closed)
    }
  }

  private func run(_ handler: @Sendable (ServerRequest) async throws -> ServerResponse) async {
    let response: ServerResponse
    do {
      response = try await handler(request)
    } catch {
      response = ServerResponse(for: error)
    }
    answer.withLock { $0 = response }
    // Frees the connection's thread, which may hold bytes that nobody will read.
    request.body.source.pipe.abandon()
    wake.send()
    guard case .stream(let produce) = response.body else { return }
    do {
      try await produce(ResponseWriter(stream: stream))
      stream.finish()
    } catch {
      // A response cut short must not look complete: the connection is cut.
      stream.abandon()
      wake.send()
    }
  }

  // MARK: The connection's thread

  var response: ServerResponse? { answer.withLock { $0 } }

  /// The peer has the answer, or will never have it.
  func end() {
    request.body.source.pipe.fail(.disconnected)
    stream.abandon()
    endingSource.finish()
  }
}
