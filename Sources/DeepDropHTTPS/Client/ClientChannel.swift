import Glibc

/// A connection to a peer, encrypted or not, read and written without blocking.
@safe struct ClientChannel: ~Copyable {
  /// What came of an attempt to send.
  enum Sent {
    case bytes(Int)
    /// Nothing can leave now; the same bytes are to be offered again.
    case blocked
    case failed
  }

  /// What came of an attempt to receive.
  enum Received {
    case bytes(Int)
    case nothingYet
    case end
    case failed
  }

  let socket: FileDescriptor
  private let session: ClientSession?
  /// What the peer has shown of itself.
  let certificate: Certificate?

  init(_ socket: consuming FileDescriptor, _ session: consuming ClientSession?) {
    self.socket = socket
    certificate = session?.peerCertificate
    self.session = session
  }

  // Before the socket is closed.
  deinit { session?.sayGoodbye() }

  /// What the peer has given for the next connection; `nil` as long as nothing has come.
  func ticket() -> SessionTicket? { session?.ticket() ?? nil }

  /// Whether the peer is still there and has said nothing since its last response.
  var isIdle: Bool {
    var byte: UInt8 = 0
    let received = unsafe withUnsafeMutableBytes(of: &byte) { unsafe receive(into: $0) }
    guard case .nothingYet = received else { return false }
    return true
  }

  func send(_ bytes: UnsafeRawBufferPointer) -> Sent {
    guard session == nil else { return unsafe session?.send(bytes) ?? .failed }
    let count = unsafe Glibc.send(
      socket.number,
      bytes.baseAddress,
      bytes.count,
      Int32(MSG_NOSIGNAL)
    )
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EINTR ? .blocked : .failed
  }

  func receive(into buffer: UnsafeMutableRawBufferPointer) -> Received {
    guard session == nil else { return unsafe session?.receive(into: buffer) ?? .failed }
    let count = unsafe recv(socket.number, buffer.baseAddress, buffer.count, 0)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EINTR ? .nothingYet : .failed
  }
}
