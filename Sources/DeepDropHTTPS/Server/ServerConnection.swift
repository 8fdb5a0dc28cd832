import Synchronization

/// A connection as the hub and the handlers' tasks see it.
final class ServerConnection: Sendable {
  private struct State {
    var hasAsked = false
    var isStopping = false
  }

  let id: ConnectionID
  let peer: Endpoint
  let wake: WakeSignal
  private let state = Mutex(State())

  init(id: ConnectionID, peer: Endpoint, wake: WakeSignal) {
    self.id = id
    self.peer = peer
    self.wake = wake
  }

  /// Whether the head of a request has come.
  var hasAsked: Bool { state.withLock { $0.hasAsked } }
  var isStopping: Bool { state.withLock { $0.isStopping } }

  func ask() { state.withLock { $0.hasAsked = true } }

  func stop() {
    state.withLock { $0.isStopping = true }
    wake.send()
  }
}
