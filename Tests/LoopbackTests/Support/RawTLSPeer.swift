import CDeepDropTLS
import DeepDropHTTPS
import DeepDropThreads
import Glibc

/// A TLS client that says exactly the bytes it is told to.
@safe final class RawTLSPeer {
  private let socket: RawPeer
  private var session: gnutls_session_t?
  private var credentials: gnutls_certificate_credentials_t?

  struct Failure: Error { let status: Int32 }

  init(_ endpoint: Endpoint) throws {
    socket = try RawPeer(endpoint)
    unsafe gnutls_certificate_allocate_credentials(&credentials)
    // It would be told of a ticket as of something to read.
    unsafe gnutls_init(&session, GNUTLS_CLIENT.rawValue | GNUTLS_NO_TICKETS.rawValue)
    unsafe gnutls_set_default_priority(session)
    unsafe gnutls_credentials_set(
      session,
      GNUTLS_CRD_CERTIFICATE,
      UnsafeMutableRawPointer(credentials)
    )
    unsafe gnutls_transport_set_int2(session, socket.descriptor, socket.descriptor)
    var status: Int32 = 0
    repeat {
      status = unsafe gnutls_handshake(session)
    } while status < 0
      && gnutls_error_is_fatal(status) == 0
    guard status == 0 else { throw Failure(status: status) }
  }

  deinit {
    unsafe gnutls_deinit(session)
    unsafe gnutls_certificate_free_credentials(credentials)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    _ = unsafe gnutls_record_send(session, bytes, bytes.count)
  }

  /// Everything up to `end`, or to the end of the stream.
  func receive(until end: String) -> String {
    var all: [UInt8] = []
    var byte: UInt8 = 0
    while unsafe gnutls_record_recv(session, &byte, 1) == 1 {
      all.append(byte)
      if all.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// The status of the next answer; it must have no body, or one that nobody needs.
  func status() -> String {
    String(receive(until: "\r\n\r\n").prefix { !$0.isNewline })
  }
}

extension TestReceiver {
  /// Runs a script that blocks, on a thread of its own, over a connection of its own.
  func speak<Result: Sendable>(
    _ script: @escaping @Sendable (RawTLSPeer) throws -> Result
  ) async throws -> Result {
    let endpoint = endpoint
    return try await BlockingThread.run { try script(RawTLSPeer(endpoint)) }
  }
}

/// A plain TCP connection.
final class RawPeer: Sendable {
  let descriptor: Int32

  struct Failure: Error { let status: Int32 }

  init(_ endpoint: Endpoint) throws {
    descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var time = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = endpoint.port.bigEndian
    unsafe inet_pton(AF_INET6, endpoint.address, &address.sin6_addr)
    let status = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
    guard status == 0 else { throw Failure(status: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Whether the other side has not closed yet.
  var isOpen: Bool {
    var byte: UInt8 = 0
    return unsafe recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT | MSG_PEEK)) != 0
  }

  /// The next byte; `nil` when the other side closed or says nothing for ten seconds.
  func receive() -> UInt8? {
    var byte: UInt8 = 0
    return unsafe recv(descriptor, &byte, 1, 0) == 1 ? byte : nil
  }

  func send(_ bytes: [UInt8]) {
    _ = unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
