#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux
  import DeepDropThreads
  import Glibc
  import Synchronization

  /// Asks on the terminal and waits for a line, on a thread of its own.
  final class TerminalQuestion: Sendable {
    private static let prompt = "Accept? [y/N] "

    private let input: Descriptor
    private let output: Descriptor
    /// The question that the terminal ends with.
    private let openQuestion = Mutex<String?>(nil)

    init(input: Descriptor, output: Descriptor) {
      self.input = input
      self.output = output
    }

    var isPossible: Bool { input.isTerminal && output.isTerminal }

    /// Asks until there is a yes or a no; whoever just presses return declines.
    ///
    /// When the task is cancelled, the question ends.
    func ask(_ question: Question) async -> Answer {
      guard let end = try? EndSignal() else { return .decline }
      let text = question.lines.map(\.displayable).joined(separator: "\n") + "\n" + Self.prompt
      let answer = await withTaskCancellationHandler {
        try? await BlockingThread.run { self.wait(for: end, after: text) }
      } onCancel: {
        end.send()
      }
      return answer ?? .decline
    }

    /// Says something else on lines of its own, behind which a question that is open stands again.
    ///
    /// All of it: what was said may have scrolled it away, and nobody should accept a bare prompt.
    func aside<Problem>(_ say: () throws(Problem) -> Void) throws(Problem) {
      try openQuestion.withLock { question throws(Problem) in
        if question != nil { write("\n") }
        defer {
          if let question {
            // What was typed is not on the screen any more, and would still count.
            tcflush(input.number, TCIFLUSH)
            write(question)
          }
        }
        try say()
      }
    }

    private func write(_ text: String) { try? output.writeAll(Array(text.utf8)) }

    private func wait(for end: EndSignal, after text: String) -> Answer {
      // What was typed before the question cannot be an answer to it.
      tcflush(input.number, TCIFLUSH)
      openQuestion.withLock { question in
        question = text
        write(text)
      }
      let answer = answer(orUntil: end)
      openQuestion.withLock { question in
        question = nil
        if answer == nil { write("\n") }
      }
      return answer ?? .decline
    }

    /// `nil` at the end of input, or of the question.
    private func answer(orUntil end: EndSignal) -> Answer? {
      while let line = line(orUntil: end) {
        switch line.lowercased() {
        case "y", "yes": return .accept
        case "", "n", "no": return .decline
        default: write("Please answer y or n: ")
        }
      }
      return nil
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
