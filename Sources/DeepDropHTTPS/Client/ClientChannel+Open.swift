import DeepDropThreads
import Glibc

extension ClientChannel {
  /// Connects, agrees on TLS where it is wanted, and sees that the peer is the one that is meant.
  ///
  /// - Throws: `CancellationError`, or ``HTTPSError``.
  static func open(
    to endpoint: Endpoint,
    _ options: ClientOptions,
    for job: ClientJob
  ) throws -> ClientChannel {
    let deadline = ContinuousClock.now + options.connectTime
    func wait(for socket: borrowing FileDescriptor, toBe ready: Int32) throws {
      let left = deadline - .now
      guard left > .zero else {
        throw HTTPSError(.connectTimeout, "\(endpoint) cannot be reached in time.")
      }
      try job.wait(for: socket, toBe: ready, atMost: left)
    }

    let socket = try startConnecting(to: endpoint)
    while try isConnecting(socket, to: endpoint) { try wait(for: socket, toBe: POLLOUT) }
    guard options.security != .plain else { return ClientChannel(socket, nil) }

    let session = try ClientSession.make(over: socket, options)
    while let direction = try session.shakeHands() {
      try wait(for: socket, toBe: direction == .reading ? POLLIN : POLLOUT)
    }
    let channel = ClientChannel(socket, session)
    if case .tlsPinned(let key, _) = options.security, channel.certificate?.publicKey != key {
      throw HTTPSError(.wrongPeer, "\(endpoint) is not the peer whose key is known.")
    }
    return channel
  }

  private static func startConnecting(
    to endpoint: Endpoint
  ) throws(HTTPSError) -> FileDescriptor {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let number = Glibc.socket(endpoint.isIPv6 ? AF_INET6 : AF_INET, kind, 0)
    guard number >= 0 else { throw unreachable(endpoint, errno) }
    let socket = FileDescriptor(owning: number)
    var isOn: Int32 = 1
    // A request is written in one piece: waiting for more would only delay it. Cannot fail.
    _ = unsafe setsockopt(
      number,
      Int32(IPPROTO_TCP),
      TCP_NODELAY,
      &isOn,
      socklen_t(MemoryLayout<Int32>.size)
    )
    let (address, length) = endpoint.socketAddress
    let status = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(number, pointer, length)
      }
    }
    guard status == 0 || errno == EINPROGRESS else { throw unreachable(endpoint, errno) }
    return socket
  }

  private static func isConnecting(
    _ socket: borrowing FileDescriptor,
    to endpoint: Endpoint
  ) throws(HTTPSError) -> Bool {
    var event = pollfd(fd: socket.number, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&event, 1, 0) == 1 else { return true }
    var failure: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    // Cannot fail: the descriptor is a socket's.
    _ = unsafe getsockopt(socket.number, SOL_SOCKET, SO_ERROR, &failure, &size)
    guard failure == 0 else { throw unreachable(endpoint, failure) }
    return false
  }

  /// ETIMEDOUT is the system's own limit, which may be below ours.
  private static func unreachable(_ endpoint: Endpoint, _ number: Int32) -> HTTPSError {
    HTTPSError(
      number == ETIMEDOUT ? .connectTimeout : .connect,
      "\(endpoint) cannot be reached.",
      detail: systemReason(number)
    )
  }
}
