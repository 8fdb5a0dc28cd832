#if os(Linux)
  import DeepDropDiscovery
  import DeepDropLinux

  /// Lets the owner of a terminal choose among the receivers, while they appear.
  enum ReceiverPicker {
    /// More would scroll away; the list moves with the cursor.
    private static let visibleLines = 9

    static func isPossible(_ console: Console) -> Bool {
      Descriptor.standardInput.isTerminal && console.errors.isTerminal
    }

    /// - Parameter time: How long the list is there; without one, until the owner is done.
    /// - Returns: the receiver, or `nil` when the owner chose none.
    static func pick(
      on scope: NetworkScope,
      for time: Duration?,
      _ console: Console
    ) async throws(Failure) -> NearbyReceiver? {
      do {
        return try await Keyboard.with { keys in
          try await withReceiverSearch(on: scope, for: time) { receivers in
            try await choose(keys, receivers, Screen(console.errors))
          }
        }
      } catch {
        throw Failure(searching: error)
      }
    }

    private enum Event: Sendable {
      case key(Key)
      case receiver(ReceiverEvent)
      case end((any Error)?)
    }

    private static func choose(
      _ keys: AsyncStream<Key>,
      _ receivers: AsyncThrowingStream<ReceiverEvent, any Error>,
      _ screen: consuming Screen
    ) async throws -> NearbyReceiver? {
      let (events, continuation) = AsyncStream<Event>.makeStream()
      return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await key in keys { continuation.yield(.key(key)) }
          continuation.yield(.end(nil))
        }
        group.addTask {
          do {
            for try await event in receivers { continuation.yield(.receiver(event)) }
            // Who interrupted it knows why it ends.
            if !Task.isCancelled { throw Failure.nobodyChosen }
          } catch {
            continuation.yield(.end(error))
          }
        }
        defer { group.cancelAll() }
        var list = ReceiverList()
        screen.draw(list.lines(limit: visibleLines))
        for await event in events {
          switch event {
          case .end(let error?): throw error
          case .end(nil): return nil
          case .receiver(let event): list.take(event)
          case .key(let key):
            switch list.take(key) {
            case .none: break
            case .quit: return nil
            case .picked(let receiver): return receiver
            }
          }
          screen.draw(list.lines(limit: visibleLines))
        }
        return nil
      }
    }

    /// The lines that are drawn over again, and gone in the end.
    private struct Screen: ~Copyable {
      private let output: Descriptor
      private var count = 0

      init(_ output: Descriptor) {
        self.output = output
      }

      deinit {
        if count > 0 { try? output.writeAll(Array("\u{1B}[\(count)A\r\u{1B}[J".utf8)) }
      }

      mutating func draw(_ lines: [String]) {
        let back = count > 0 ? "\u{1B}[\(count)A" : ""
        let text = back + "\r\u{1B}[J" + lines.map { $0 + "\n" }.joined().cutAtEdge
        // A terminal that is gone ends the loop by its keyboard.
        try? output.writeAll(Array(text.utf8))
        count = lines.count
      }
    }
  }

  extension Failure {
    fileprivate static let nobodyChosen = Failure(
      .unavailable,
      nil,
      "no receiver was chosen in the time that --timeout gives"
    )
  }
#endif
