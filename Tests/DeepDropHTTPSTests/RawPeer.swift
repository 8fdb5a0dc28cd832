import DeepDropThreads
import Glibc

@testable import DeepDropHTTPS

/// A plain socket that speaks exactly the bytes it is told to, as a client or as a server.
struct RawPeer: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  private let end: WakeSignal?

  private init(owning number: Int32, until end: WakeSignal? = nil) {
    descriptor = FileDescriptor(owning: number)
    self.end = end
    var time = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = unsafe setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &time, size)
  }

  /// Connects to a server.
  init(_ endpoint: Endpoint) {
    let number = socket(endpoint.isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let (address, length) = endpoint.socketAddress
    _ = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(number, pointer, length)
      }
    }
    self.init(owning: number)
  }

  /// Waits for a client, whose end is signalled where it matters.
  static func accept(from listener: borrowing Listener, until end: WakeSignal? = nil) -> RawPeer {
    var event = pollfd(fd: listener.number, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&event, 1, 10_000)
    let number = Glibc.accept(listener.number, nil, nil)
    return RawPeer(owning: number, until: end)
  }

  var number: Int32 { descriptor.number }

  /// Whether the other side has not closed yet.
  var isOpen: Bool {
    var byte: UInt8 = 0
    let flags = Int32(MSG_DONTWAIT | MSG_PEEK)
    return unsafe recv(descriptor.number, &byte, 1, flags) != 0
  }

  /// False when the other side has reset the connection.
  @discardableResult func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let count = unsafe Glibc.send(descriptor.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    return count == bytes.count
  }

  /// Sends a text over and over, until the other side goes, or for a minute.
  func drip(_ text: String) {
    waitUntil {
      send(text)
      return !isOpen
    }
  }

  /// Everything up to `end`, to the end of the stream, or to ten seconds of silence.
  func receive(until end: String? = nil) -> String {
    var all: [UInt8] = []
    var byte: UInt8 = 0
    while unsafe recv(descriptor.number, &byte, 1, 0) == 1 {
      all.append(byte)
      if let end, all.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads nothing until the client has ended, or for a minute.
  ///
  /// The socket would not tell: behind what is not read the end of the stream is not seen.
  func hold() {
    guard let end else { return }
    var event = pollfd(fd: end.number, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&event, 1, 60_000)
  }

  /// How many bytes come up to the end of the stream.
  func receiveCount() -> Int {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var all = 0
    while case let count = unsafe recv(descriptor.number, &block, block.count, 0), count > 0 {
      all += count
    }
    return all
  }
}

/// Runs a server on 127.0.0.1 and `script`, blocking, on a thread of its own.
func withRawClient<Result: Sendable>(
  _ security: ServerConfiguration.Security = .plain,
  limits: ServerLimits = .default,
  handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse = Samples.echo,
  _ script: @escaping @Sendable (Endpoint) throws -> Result
) async throws -> Result {
  let configuration = ServerConfiguration(
    binding: .address("127.0.0.1"),
    security: security,
    limits: limits
  )
  return try await HTTPSServer.run(configuration, handler: handler) { server in
    let endpoint = server.endpoint
    return try await BlockingThread.run { try script(endpoint) }
  }
}

extension String {
  /// The first line, without its end.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}

/// Blocks until something is so; gives up after a minute, for no cancellation reaches a script.
func waitUntil(_ isSo: () -> Bool) {
  for _ in 0..<6000 {
    if isSo() { break }
    _ = usleep(10_000)
  }
}
