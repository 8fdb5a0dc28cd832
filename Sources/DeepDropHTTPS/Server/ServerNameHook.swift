import CDeepDropTLS

/// Lets a session accept a client whatever it calls the server, and go on with an earlier one.
///
/// The library has no setting for the name. It shows the message before it adds it to the
/// handshake's hash, which must cover what the client sent, and reads the extensions in two rounds:
/// version negotiation first, then the name. So the name is found in the hook, and changed in the
/// first round by an extension of ours, in whose place a client that speaks TLS 1.2 or 1.3 says
/// something we can do without: which point formats it takes (RFC 8422 §5.1.2, all take the one
/// there is), or which ways to resume a session (RFC 8446 §4.2.9). The latter only for a name that
/// has to be changed: such a client gets no tickets, and one that brings a ticket all the same, of
/// another name's, is refused by the library.
///
/// Used on the connection's thread alone; it must outlive the session's handshake.
@safe final class ServerNameHook {
  private let ticketKey: TicketKey
  /// The name that has to be changed, in the message that is being read.
  private var name: UnsafeMutableRawBufferPointer?
  /// The server may ask for a second one (RFC 8446 §4.1.4).
  private var isFirstMessage = true

  init(_ ticketKey: TicketKey) {
    self.ticketKey = ticketKey
  }

  /// Prepares a session that has not begun.
  func set(on session: gnutls_session_t) {
    unsafe replaceExtension(.pointFormats, of: session)
    unsafe gnutls_ext_set_data(session, place, Unmanaged.passUnretained(self).toOpaque())
    unsafe gnutls_handshake_set_hook_function(
      session,
      GNUTLS_HANDSHAKE_CLIENT_HELLO.rawValue,
      Int32(GNUTLS_HOOK_PRE),
      messageArrived
    )
  }

  fileprivate func take(_ hello: UnsafeMutableRawBufferPointer, of session: gnutls_session_t) {
    let message = UnsafeRawBufferPointer(hello)
    unsafe name = ServerName.range(in: message)
      .map { unsafe UnsafeMutableRawBufferPointer(rebasing: hello[$0]) }
      .flatMap { unsafe ServerName.isAcceptable($0) ? nil : $0 }
    guard isFirstMessage else { return }
    isFirstMessage = false
    if unsafe name != nil {
      unsafe replaceExtension(.resumptionModes, of: session)
    } else if unsafe ClientHello.range(of: .resumptionModes, in: message) != nil {
      // The library would give a ticket to anybody.
      unsafe ticketKey.use(in: session)
    }
  }

  fileprivate func changeName() {
    if let name = unsafe name { unsafe ServerName.makeAcceptable(name) }
  }

  /// Reads an extension in the first round, in the library's stead.
  private func replaceExtension(_ kind: ClientHello.Extension, of session: gnutls_session_t) {
    let flags =
      GNUTLS_EXT_FLAG_OVERRIDE_INTERNAL.rawValue | GNUTLS_EXT_FLAG_CLIENT_HELLO.rawValue
      | GNUTLS_EXT_FLAG_TLS.rawValue
    // A failure leaves the library as strict as it was.
    _ = unsafe gnutls_session_ext_register(
      session,
      "deepdrop",
      Int32(kind.rawValue),
      GNUTLS_EXT_VERSION_NEG,
      firstRound,
      nil,
      nil,
      nil,
      nil,
      flags
    )
  }
}

/// Where the hook is kept with the session: the extension is replaced from the start.
private let place = UInt32(ClientHello.Extension.pointFormats.rawValue)

private func hook(of session: gnutls_session_t) -> ServerNameHook? {
  var context: gnutls_ext_priv_data_t?
  guard unsafe gnutls_ext_get_data(session, place, &context) == 0,
    let context = unsafe context
  else { return nil }
  return unsafe Unmanaged<ServerNameHook>.fromOpaque(context).takeUnretainedValue()
}

/// The message outlives the reading of its extensions.
private func messageArrived(
  _ session: gnutls_session_t?,
  _ kind: UInt32,
  _ moment: UInt32,
  _ isIncoming: UInt32,
  _ message: UnsafePointer<gnutls_datum_t>?
) -> Int32 {
  guard let session = unsafe session, let datum = unsafe message?.pointee else { return 0 }
  let hello = unsafe UnsafeMutableRawBufferPointer(start: datum.data, count: Int(datum.size))
  unsafe hook(of: session)?.take(hello, of: session)
  return 0
}

private func firstRound(
  _ session: gnutls_session_t?,
  _ data: UnsafePointer<UInt8>?,
  _ size: Int
) -> Int32 {
  if let session = unsafe session { unsafe hook(of: session)?.changeName() }
  return 0
}
