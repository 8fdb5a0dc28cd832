#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux
  import DeepDropThreads
  import Glibc

  /// Asks on the terminal and waits for a line, on a thread of its own.
  struct TerminalQuestion: Sendable {
    let input: Descriptor
    let output: Descriptor

    var isPossible: Bool { input.isTerminal && output.isTerminal }

    /// Asks until there is a yes or a no; whoever just presses return declines.
    ///
    /// When the task is cancelled, the question ends.
    func ask(_ question: Question) async -> Answer {
      guard let end = try? EndSignal() else { return .decline }
      let text = question.lines.map(\.displayable).joined(separator: "\n") + "\nAccept? [y/N] "
      let answer = await withTaskCancellationHandler {
        try? await BlockingThread.run { wait(for: end, after: text) }
      } onCancel: {
        end.send()
      }
      return answer ?? .decline
    }

    private func wait(for end: EndSignal, after text: String) -> Answer {
      // What was typed before the question cannot be an answer to it.
      tcflush(input.number, TCIFLUSH)
      try? output.writeAll(Array(text.utf8))
      while true {
        guard let line = line(orUntil: end) else {
          try? output.writeAll(Array("\n".utf8))
          return .decline
        }
        switch line.lowercased() {
        case "y", "yes": return .accept
        case "", "n", "no": return .decline
        default: try? output.writeAll(Array("Please answer y or n: ".utf8))
        }
      }
    }

    /// A line without the white space around it; `nil` at the end of input, or of the question.
    private func line(orUntil end: EndSignal) -> String? {
      var events = [
        pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end.number, events: Int16(POLLIN), revents: 0),
      ]
      while unsafe poll(&events, 2, -1) < 0, errno == EINTR {}
      guard events[1].revents == 0, events[0].revents & Int16(POLLIN) != 0 else { return nil }
      // The terminal hands over whole lines.
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(input.number, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Tells a thread in `poll` to go, from anywhere.
  private final class EndSignal: Sendable {
    /// Becomes readable with `send`.
    let number: Int32
    private let sending: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else { throw .last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (number, sending) = (ends[0], ends[1])
    }

    deinit {
      close(number)
      close(sending)
    }

    func send() { _ = unsafe write(sending, [1], 1) }
  }
#endif
