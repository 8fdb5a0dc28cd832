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
    /// Where Enter sends; nowhere after a number that no receiver has, or when the chosen one went,
    /// until another key.
    private(set) var cursor: Int? = 0
    /// The number as far as it is typed: of twelve, "1" may be the beginning of "12".
    private var typed: Int?
    /// Whether a receiver went while a number was typed, which may be another's now.
    private var isNumberVoid = false

    /// New ones go to the end: nothing moves under a finger.
    mutating func take(_ event: ReceiverEvent) {
      switch event {
      case .found(let receiver):
        guard receiver.name != nil else { return }
        if let index = receivers.firstIndex(where: { $0.id == receiver.id }) {
          receivers[index] = receiver
        } else {
          receivers.append(receiver)
          if cursor == nil, typed == receivers.count { cursor = receivers.count - 1 }
        }
      case .lost(let id):
        guard let index = receivers.firstIndex(where: { $0.id == id }) else { return }
        receivers.remove(at: index)
        isNumberVoid = isNumberVoid || typed != nil
        cursor = isNumberVoid || cursor == index ? nil : cursor.map { $0 > index ? $0 - 1 : $0 }
      }
    }

    mutating func take(_ key: Key) -> Choice {
      switch key {
      case .digit(let digit): type(min(10 * (typed ?? 0) + digit, 9999))
      case .erase: type((typed ?? 0) / 10)
      case .up, .down, .enter, .quit: return move(key)
      }
      return .none
    }

    private mutating func type(_ number: Int) {
      guard !isNumberVoid else { return }
      typed = number == 0 ? nil : number
      cursor = receivers.indices.contains(number - 1) ? number - 1 : nil
    }

    private mutating func move(_ key: Key) -> Choice {
      (typed, isNumberVoid) = (nil, false)
      switch key {
      case .up: cursor = max(0, (cursor ?? 1) - 1)
      case .down: cursor = max(0, min(receivers.count - 1, (cursor ?? -1) + 1))
      case .quit: return .quit
      case .enter:
        if let cursor, receivers.indices.contains(cursor) { return .picked(receivers[cursor]) }
      case .digit, .erase: break
      }
      return .none
    }

    /// What stands on the screen, line by line.
    func lines(limit: Int) -> [String] {
      guard !receivers.isEmpty else { return ["Looking for receivers… (q to stop)"] }
      let first = max(0, min((cursor ?? 0) - limit + 1, receivers.count - limit))
      let hidden = receivers.count - limit
      return ["\(notice)Send to which? Arrows or a number, then Enter; q to stop."]
        + receivers.enumerated().dropFirst(first).prefix(limit).map { index, receiver in
          "\(index == cursor ? ">" : " ") \(index + 1)  \(label(of: receiver))".displayable
        } + (hidden > 0 ? ["     and \(hidden) more"] : [])
    }

    /// Why Enter sends nowhere.
    private var notice: String {
      if isNumberVoid { return "One went, so the numbers are others now. " }
      guard cursor == nil, let typed else { return "" }
      return "There is no \(typed). "
    }

    /// The name; of several who share it, with the identifier that tells them apart.
    private func label(of receiver: NearbyReceiver) -> String {
      guard let name = receiver.name else { return receiver.id }
      return receivers.count { $0.name == name } > 1 ? "\(name)  \(receiver.id)" : name
    }
  }
#endif
