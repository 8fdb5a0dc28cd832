import CDeepDropTLS
import Glibc

@testable import DeepDropHTTPS

/// The server's end of one TLS connection, which says exactly the bytes it is told to; it blocks.
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
    let credentials = try TLSCredentials(identity)
    var made: gnutls_session_t?
    guard unsafe gnutls_init(&made, GNUTLS_SERVER.rawValue) == 0, let made = unsafe made else {
      return nil
    }
    unsafe gnutls_priority_set_direct(made, priorities, nil)
    unsafe credentials.use(in: made)
    unsafe gnutls_transport_set_int2(made, peer.number, peer.number)
    let accepted = unsafe TLSPeer(peer, owning: made, credentials)
    guard unsafe gnutls_handshake(made) == 0 else { return nil }
    return accepted
  }

  deinit { unsafe gnutls_deinit(session) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe gnutls_record_send(session, bytes, bytes.count)
  }

  func receive(until end: String) {
    var all: [UInt8] = []
    var byte: UInt8 = 0
    while unsafe gnutls_record_recv(session, &byte, 1) == 1 {
      all.append(byte)
      if all.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
    }
  }

  /// A close that an attacker on the way cannot forge.
  func sayGoodbye() { _ = unsafe gnutls_bye(session, GNUTLS_SHUT_WR) }

  func warn() {
    _ = unsafe gnutls_alert_send(session, GNUTLS_AL_WARNING, GNUTLS_A_UNRECOGNIZED_NAME)
  }
}
