#if os(Linux)
  import DeepDropThreads
  import Glibc

  /// Reads single keys from the terminal while a body runs.
  enum Keyboard {
    /// Runs `body` with the keys as they are pressed; the terminal is as before when it ends.
    ///
    /// Signals stay with the keyboard, so that Ctrl-C cancels as everywhere else.
    static func with<Result: Sendable>(
      _ body: (AsyncStream<Key>) async throws -> Result
    ) async throws -> Result {
      let input = Descriptor.standardInput.number
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw SystemError.last }
      let (wake, waker) = (ends[0], ends[1])
      let saved = try Self.makeImmediate(input)
      let (keys, continuation) = AsyncStream<Key>.makeStream()
      async let reading: Void = BlockingThread.run {
        Self.read(input, until: wake, into: continuation)
      }
      let result: Swift.Result<Result, any Error>
      do {
        result = .success(try await body(keys))
      } catch {
        result = .failure(error)
      }
      // Readable for the thread, which ends then.
      close(waker)
      var settings = saved
      unsafe tcsetattr(input, TCSANOW, &settings)
      try await reading
      close(wake)
      return try result.get()
    }

    /// Each key at once, and none of them shown.
    private static func makeImmediate(_ input: Int32) throws(SystemError) -> termios {
      var settings = termios()
      guard unsafe tcgetattr(input, &settings) == 0 else { throw .last }
      let saved = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      guard unsafe tcsetattr(input, TCSANOW, &settings) == 0 else { throw .last }
      return saved
    }

    private static func read(
      _ input: Int32,
      until wake: Int32,
      into keys: AsyncStream<Key>.Continuation
    ) {
      defer { keys.finish() }
      while true {
        var events = [
          pollfd(fd: input, events: Int16(POLLIN), revents: 0),
          pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
        ]
        let count = unsafe poll(&events, 2, -1)
        if count < 0, errno == EINTR { continue }
        guard count > 0, events[1].revents == 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 64)
        let filled = unsafe Glibc.read(input, &bytes, bytes.count)
        guard filled > 0 else { return }
        for key in Key.keys(in: Array(bytes[..<filled])) { keys.yield(key) }
      }
    }
  }
#endif
