import DeepDropThreads
import Glibc
import Synchronization

/// Accepts connections, counts them, and brings their requests to the handler.
final class ConnectionHub: Sendable {
  fileprivate struct State {
    var connections: [ConnectionID: ServerConnection] = [:]
    var accepted: UInt64 = 0
    var isAccepting = false
    var isStopping = false
    var drained: CheckedContinuation<Void, Never>?
  }

  private let configuration: ServerConfiguration
  private let secrets: ServerSecrets?
  private let state = Mutex(State())
  private let wake: WakeSignal
  private let exchanges: AsyncStream<Exchange>
  private let exchangeSource: AsyncStream<Exchange>.Continuation

  init(_ configuration: ServerConfiguration) throws(HTTPSError) {
    self.configuration = configuration
    secrets = try configuration.identity.map { identity throws(HTTPSError) in
      try ServerSecrets(identity)
    }
    wake = try WakeSignal()
    // Unbounded, yet never longer than the connections are many: each has one request at a time.
    (exchanges, exchangeSource) = AsyncStream.makeStream()
  }

  // MARK: Tasks

  /// Runs handlers until the server is stopped, and returns when every connection is closed.
  func serve(_ handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse) async {
    await withDiscardingTaskGroup { group in
      for await exchange in exchanges {
        group.addTask { await exchange.serve(handler) }
      }
      // Also reached when the task is cancelled.
      stop()
      group.cancelAll()
    }
    await withCheckedContinuation { continuation in
      let isDrained = state.withLock { state in
        if state.isDrained { return true }
        state.drained = continuation
        return false
      }
      if isDrained { continuation.resume() }
    }
  }

  func stop() {
    let connections = state.withLock { state in
      state.isStopping = true
      return Array(state.connections.values)
    }
    wake.send()
    for connection in connections { connection.stop() }
    exchangeSource.finish()
  }

  // MARK: The accepting thread

  func start(_ listener: consuming Listener) throws(HTTPSError) {
    state.withLock { $0.isAccepting = true }
    let held = Mutex<Listener?>(listener)
    do throws(ThreadError) {
      try BlockingThread.start { [self] in
        if let listener = held.withLock({ $0.take() }) { accept(from: listener) }
        // Closed by now: whoever waits for the end may take the port at once.
        leave { $0.isAccepting = false }
      }
    } catch {
      state.withLock { $0.isAccepting = false }
      throw .noThread(error)
    }
  }

  private func accept(from first: consuming Listener) {
    var listener = first
    while !state.withLock({ $0.isStopping }) {
      var events = [
        pollfd(fd: listener.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.number, events: Int16(POLLIN), revents: 0),
      ]
      // Nothing tells of an interface that goes and comes anew, so it is looked for.
      _ = unsafe poll(&events, 2, listener.isBoundToInterface ? 1000 : -1)
      wake.clear()
      guard events[0].revents != 0 else {
        if let successor = listener.successor() { listener = successor }
        continue
      }
      if let socket = listener.accept() {
        admit(socket)
      } else if errno != EAGAIN {
        // Out of descriptors or memory: what waits would wake us at once, again and again.
        _ = usleep(50_000)
      }
    }
  }

  private func admit(_ socket: consuming AcceptedSocket) {
    guard let wake = try? WakeSignal() else { return }
    let peer = socket.peer
    let connection = state.withLock { $0.admit(peer, wake, configuration.limits) }
    // Over a limit: the socket closes here, without a status. To say one would take a thread and a
    // handshake, the very things that the limit bounds.
    guard let connection else { return }
    let number = socket.release()
    do {
      try BlockingThread.start { [self] in
        let loop = ConnectionLoop(
          connection,
          configuration,
          secrets,
          socket: FileDescriptor(owning: number)
        ) { exchange in
          self.exchangeSource.yield(exchange)
        }
        loop.run()
        leave { $0.connections[connection.id] = nil }
      }
    } catch {
      _ = close(number)
      leave { $0.connections[connection.id] = nil }
    }
  }

  private func leave(_ change: (inout State) -> Void) {
    let drained = state.withLock { state in
      change(&state)
      guard state.isDrained else { return nil as CheckedContinuation<Void, Never>? }
      defer { state.drained = nil }
      return state.drained
    }
    drained?.resume()
  }
}

extension ConnectionHub.State {
  fileprivate var isDrained: Bool { !isAccepting && connections.isEmpty }

  /// A place for one more connection; nil where there is none.
  ///
  /// Over a limit the oldest that has not brought a request yet has to go: else whoever opens
  /// connections and says nothing would keep out everybody who has something to say.
  fileprivate mutating func admit(
    _ peer: Endpoint,
    _ wake: WakeSignal,
    _ limits: ServerLimits
  ) -> ServerConnection? {
    // Those that have to go still have their threads for a moment.
    guard !isStopping, connections.count < 2 * limits.connections else { return nil }
    let staying = connections.values.filter { !$0.isStopping }
    let neighbours = staying.filter { $0.peer.address == peer.address }
    let isCrowded = neighbours.count >= limits.connectionsPerPeer
    if isCrowded || staying.count >= limits.connections {
      // A peer with too many of them takes no place from others.
      let silent = (isCrowded ? neighbours : staying).filter { !$0.hasAsked }
      guard let oldest = silent.min(by: { $0.id.number < $1.id.number }) else { return nil }
      oldest.stop()
    }
    accepted += 1
    let connection = ServerConnection(id: ConnectionID(number: accepted), peer: peer, wake: wake)
    connections[connection.id] = connection
    return connection
  }
}
