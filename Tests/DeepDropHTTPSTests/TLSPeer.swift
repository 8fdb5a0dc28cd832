import CDeepDropTLS
import Glibc

@testable import DeepDropHTTPS

/// One end of a TLS connection, which says exactly the bytes it is told to; it blocks.
@safe struct TLSPeer: ~Copyable {
  private let peer: RawPeer
  private let session: gnutls_session_t
  private let credentials: TLSCredentials

  private init(_ peer: consuming RawPeer, owning session: gnutls_session_t, _ own: TLSCredentials) {
    self.peer = peer
    unsafe self.session = session
    credentials = own
  }

  /// Agrees on TLS with a client; `nil` when the client does not.
  static func accept(
    _ peer: consuming RawPeer,
    _ identity: TLSIdentity,
    priorities: String
  ) throws -> TLSPeer? {
    unsafe try agree(peer, GNUTLS_SERVER.rawValue, identity, priorities)
  }

  /// Agrees on TLS with a server; `nil` when the server does not.
  ///
  /// - Parameter prepare: What is done with the session before its first message, which brings a key
  ///   of the first group alone.
  static func connect(
    _ endpoint: Endpoint,
    priorities: String,
    _ prepare: (gnutls_session_t) -> Void
  ) throws -> TLSPeer? {
    let flags = GNUTLS_CLIENT.rawValue | GNUTLS_KEY_SHARE_TOP.rawValue
    return unsafe try agree(RawPeer(endpoint), flags, nil, priorities, prepare)
  }

  private static func agree(
    _ peer: consuming RawPeer,
    _ flags: UInt32,
    _ identity: TLSIdentity?,
    _ priorities: String,
    _ prepare: (gnutls_session_t) -> Void = { _ in }
  ) throws -> TLSPeer? {
    let credentials = try TLSCredentials(identity)
    var made: gnutls_session_t?
    guard unsafe gnutls_init(&made, flags) == 0, let made = unsafe made else { return nil }
    unsafe gnutls_priority_set_direct(made, priorities, nil)
    unsafe credentials.use(in: made)
    unsafe gnutls_transport_set_int2(made, peer.number, peer.number)
    unsafe prepare(made)
    let agreed = unsafe TLSPeer(peer, owning: made, credentials)
    guard unsafe gnutls_handshake(made) == 0 else { return nil }
    return agreed
  }

  deinit { unsafe gnutls_deinit(session) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe gnutls_record_send(session, bytes, bytes.count)
  }

  /// Everything up to `end`, to the end of the stream, or to some ten seconds of silence.
  @discardableResult func receive(until end: String) -> String {
    var all: [UInt8] = []
    var byte: UInt8 = 0
    // A ticket is told of in the same way as silence.
    var pauses = 0
    while !all.suffix(end.utf8.count).elementsEqual(end.utf8) {
      let count = unsafe gnutls_record_recv(session, &byte, 1)
      if count == 1 { all.append(byte) }
      if count == Int(GNUTLS_E_AGAIN) { pauses += 1 }
      guard count == 1 || count == Int(GNUTLS_E_AGAIN) && pauses < 4 else { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// A close that an attacker on the way cannot forge.
  func sayGoodbye() { _ = unsafe gnutls_bye(session, GNUTLS_SHUT_WR) }

  func warn() {
    _ = unsafe gnutls_alert_send(session, GNUTLS_AL_WARNING, GNUTLS_A_UNRECOGNIZED_NAME)
  }
}
