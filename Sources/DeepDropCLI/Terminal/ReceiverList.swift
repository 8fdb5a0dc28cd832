#if os(Linux)
  import DeepDropLinux

  /// The receivers that there are to choose from, and which one the cursor is on.
  struct ReceiverList: Sendable, Hashable {
    /// What a key came to.
    enum Choice: Sendable, Hashable {
      case none
      case picked(NearbyReceiver)
      case quit
    }

    private(set) var receivers: [NearbyReceiver] = []
    private(set) var cursor = 0

    /// New ones go to the end: nothing moves under a finger.
    mutating func take(_ event: ReceiverEvent) {
      switch event {
      case .found(let receiver):
        guard receiver.name != nil else { return }
        if let index = receivers.firstIndex(where: { $0.id == receiver.id }) {
          receivers[index] = receiver
        } else {
          receivers.append(receiver)
        }
      case .lost(let id):
        guard let index = receivers.firstIndex(where: { $0.id == id }) else { return }
        receivers.remove(at: index)
        if cursor > index || cursor == receivers.count { cursor = max(0, cursor - 1) }
      }
    }

    mutating func take(_ key: Key) -> Choice {
      switch key {
      case .up: cursor = max(0, cursor - 1)
      case .down: cursor = max(0, min(receivers.count - 1, cursor + 1))
      case .quit: return .quit
      case .enter:
        if receivers.indices.contains(cursor) { return .picked(receivers[cursor]) }
      case .digit(let number):
        // Enter sends: of twelve, the first key of "12" must not send to the first.
        if receivers.indices.contains(number - 1) { cursor = number - 1 }
      }
      return .none
    }

    /// What stands on the screen, line by line.
    func lines(limit: Int) -> [String] {
      guard !receivers.isEmpty else { return ["Looking for receivers… (q to stop)"] }
      let first = max(0, min(cursor - limit + 1, receivers.count - limit))
      return ["Send to which? Arrows or a number, then Enter; q to stop."]
        + receivers.enumerated().dropFirst(first).prefix(limit).map { index, receiver in
          "\(index == cursor ? ">" : " ") \(index + 1)  \(label(of: receiver))".displayable
        }
    }

    /// The name; of several who share it, with the identifier that tells them apart.
    private func label(of receiver: NearbyReceiver) -> String {
      guard let name = receiver.name else { return receiver.id }
      return receivers.count { $0.name == name } > 1 ? "\(name)  \(receiver.id)" : name
    }
  }
#endif
