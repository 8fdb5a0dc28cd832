import CDeepDropTLS

extension ServerName {
  /// Lets a session accept a client whatever it calls the server.
  ///
  /// The library has no setting for that. It shows the message before it adds it to the handshake's
  /// hash, which must cover what the client sent, and reads the extensions in two rounds: version
  /// negotiation first, then the name. So the name is found in the hook, and changed in the first
  /// round by an extension of ours, in whose place a client that speaks TLS 1.2 or 1.3 says
  /// something we can do without: which point formats it takes (RFC 8422 §5.1.2, all take the one
  /// there is), or which ways to resume a session (RFC 8446 §4.2.9, we resume none).
  static func acceptAny(in session: gnutls_session_t) {
    unsafe gnutls_handshake_set_hook_function(
      session,
      GNUTLS_HANDSHAKE_CLIENT_HELLO.rawValue,
      Int32(GNUTLS_HOOK_PRE),
      helloArrived
    )
    let flags =
      GNUTLS_EXT_FLAG_OVERRIDE_INTERNAL.rawValue | GNUTLS_EXT_FLAG_CLIENT_HELLO.rawValue
      | GNUTLS_EXT_FLAG_TLS.rawValue
    for kind in [pointFormats, resumptionModes] {
      // A failure leaves the library as strict as it was.
      _ = unsafe gnutls_session_ext_register(
        session,
        "deepdrop",
        Int32(kind),
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
}

private let pointFormats: UInt32 = 11
private let resumptionModes: UInt32 = 45

/// Keeps the name's place with the session; the message outlives the reading of its extensions.
private func helloArrived(
  _ session: gnutls_session_t?,
  _ kind: UInt32,
  _ moment: UInt32,
  _ isIncoming: UInt32,
  _ message: UnsafePointer<gnutls_datum_t>?
) -> Int32 {
  guard let session = unsafe session, let datum = unsafe message?.pointee,
    let start = unsafe datum.data
  else { return 0 }
  let hello = unsafe UnsafeRawBufferPointer(start: start, count: Int(datum.size))
  guard let position = unsafe ServerName.position(in: hello) else { return 0 }
  unsafe gnutls_ext_set_data(session, pointFormats, start + position)
  return 0
}

private func firstRound(
  _ session: gnutls_session_t?,
  _ data: UnsafePointer<UInt8>?,
  _ size: Int
) -> Int32 {
  var place: gnutls_ext_priv_data_t?
  guard let session = unsafe session,
    unsafe gnutls_ext_get_data(session, pointFormats, &place) == 0, let place = unsafe place
  else { return 0 }
  // The length was checked against the message's when the place was found.
  let length =
    unsafe Int(place.load(as: UInt8.self)) << 8
    | Int(place.load(fromByteOffset: 1, as: UInt8.self))
  unsafe ServerName.makeAcceptable(
    UnsafeMutableRawBufferPointer(start: place + 2, count: length)
  )
  return 0
}
