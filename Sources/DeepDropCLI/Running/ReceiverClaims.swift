#if os(Linux)
  import DeepDropHTTPS
  import DeepDropLinux
  import Synchronization

  /// Who of several names a receiver was asked for first: under the others it is not asked again.
  ///
  /// It is known by its key and its port, whether its name, its identifier or an address was given.
  final class ReceiverClaims: Sendable {
    private struct Service: Hashable {
      let key: Fingerprint
      let port: UInt16
    }

    private struct State {
      var owners: [Service: Int] = [:]
      var losers: Set<Int> = []
    }

    private let state = Mutex(State())

    /// Whether the receiver is asked by this sender.
    func take(_ receiver: NearbyReceiver, for sender: Int) -> Bool {
      guard let key = receiver.publicKey else { return true }
      let service = Service(key: key, port: receiver.endpoint.port)
      return state.withLock { state in
        let owner = state.owners[service] ?? sender
        state.owners[service] = owner
        if owner != sender { state.losers.insert(sender) }
        return owner == sender
      }
    }

    /// Whether a sender left its receiver to another.
    func lost(_ sender: Int) -> Bool { state.withLock { $0.losers.contains(sender) } }
  }
#endif
