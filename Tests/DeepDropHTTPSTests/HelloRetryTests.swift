import CDeepDropTLS
import Testing

@testable import DeepDropHTTPS

/// A client that brings a key of no group of the server's is asked for another, in a second first
/// message (RFC 8446 §4.1.4).
@Suite(.network, .timeLimit(.minutes(5))) struct HelloRetryTests {
  private static let names = [nil, "desk.local", "fe80::1%eth0"]

  /// A name in the first message only is what a client should not do: its place is gone by then.
  ///
  /// Whoever writes there is caught by the address sanitizer in a release build; in a debug build it
  /// is the standard library that writes, which is not watched.
  @Test(arguments: names, names)
  func `a client that is asked again is served, whatever it calls the server`(
    first: String?,
    second: String?
  ) async throws {
    let (count, answer) = try await withRawClient(try Samples.tls()) { endpoint in
      let again = SecondMessage(naming: second)
      let peer = unsafe try TLSPeer.connect(
        endpoint,
        priorities: "NORMAL:-VERS-ALL:+VERS-TLS1.3:-GROUP-ALL:+GROUP-SECP224R1:+GROUP-SECP256R1"
      ) { session in
        unsafe nameServer(first, in: session)
        unsafe again.set(on: session)
      }
      guard let peer else { return (again.count, "no handshake") }
      peer.send("GET / HTTP/1.1\r\n\r\n")
      return (again.count, peer.receive(until: "\r\n\r\n").firstLine)
    }
    #expect(count == 1)
    #expect(answer == "HTTP/1.1 200 OK")
  }
}

/// What a client calls the server when it is asked again, and how often it is.
@safe private final class SecondMessage {
  private let name: String?
  private(set) var count = 0

  init(naming name: String?) {
    self.name = name
  }

  /// It must outlive the session's handshake.
  func set(on session: gnutls_session_t) {
    unsafe gnutls_session_set_ptr(session, Unmanaged.passUnretained(self).toOpaque())
    unsafe gnutls_handshake_set_hook_function(
      session,
      GNUTLS_HANDSHAKE_HELLO_RETRY_REQUEST.rawValue,
      Int32(GNUTLS_HOOK_PRE)
    ) { session, _, _, _, _ in
      guard let session = unsafe session, let context = unsafe gnutls_session_get_ptr(session)
      else { return 0 }
      let again = unsafe Unmanaged<SecondMessage>.fromOpaque(context).takeUnretainedValue()
      again.count += 1
      unsafe nameServer(again.name, in: session)
      return 0
    }
  }
}

/// Sets what a client calls the server; the library takes no bytes for none.
private func nameServer(_ name: String?, in session: gnutls_session_t) {
  let bytes = Array((name ?? "").utf8)
  _ = unsafe gnutls_server_name_set(session, GNUTLS_NAME_DNS, bytes, bytes.count)
}
