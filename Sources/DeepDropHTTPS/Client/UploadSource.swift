import DeepDropThreads

/// A request's body as it is taken: never blocking.
enum UploadSource {
  case none
  case bytes([UInt8])
  case chunks([UInt8])
  case producer(UploadProducer)

  init(_ body: ClientRequest.Body?, wake: @escaping @Sendable () -> Void) throws(HTTPSError) {
    switch body {
    case nil: self = .none
    case .bytes(let bytes): self = .bytes(bytes)
    case .chunks(let bytes): self = .chunks(bytes)
    case .stream(let produce): self = .producer(try UploadProducer(produce, wake: wake))
    }
  }

  /// What a streamed body's closure has thrown.
  var error: (any Error)? {
    if case .producer(let producer) = self { producer.error } else { nil }
  }

  /// Tells a streamed body's closure that nobody reads any more, and waits for its end.
  func stop() {
    if case .producer(let producer) = self { producer.stop() }
  }
}

/// A streamed body's closure on its own thread, and the pipe it fills.
final class UploadProducer: Sendable {
  private enum Outcome {
    case running
    case finished
    case failed(any Error)
  }

  let pipe = BytePipe(capacity: 1 << 20)
  private let outcome = Monitor(Outcome.running)

  init(
    _ produce: @escaping @Sendable (BodyWriter) throws -> Void,
    wake: @escaping @Sendable () -> Void
  ) throws(HTTPSError) {
    pipe.onChange(wake)
    do throws(ThreadError) {
      try BlockingThread.start { [pipe, outcome] in
        do {
          try produce(BodyWriter(pipe: pipe))
          outcome.update { $0 = .finished }
          pipe.finish()
        } catch {
          outcome.update { $0 = .failed(error) }
          pipe.fail(.closed)
        }
      }
    } catch {
      throw .noThread(error)
    }
  }

  /// What the closure has thrown.
  var error: (any Error)? {
    outcome.withLock { if case .failed(let error) = $0 { error } else { nil } }
  }

  /// Tells the closure that nobody reads any more, and waits for its end.
  func stop() {
    pipe.abandon()
    outcome.wait { outcome -> Void? in if case .running = outcome { nil } else { () } }
  }
}
