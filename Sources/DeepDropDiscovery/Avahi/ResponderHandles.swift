import CDeepDropAvahi

/// The C objects of one responder; `Responder` makes sure that `close` is called once.
///
/// Sendable although Avahi's objects are not: they are touched by the thread that opens them
/// before Avahi's own thread starts, by that thread while it runs, and by the thread that closes
/// them after it was joined. Never by two at once, so nothing here needs Avahi's lock.
@safe struct ResponderHandles: @unchecked Sendable {
  private let poll: OpaquePointer
  private let server: OpaquePointer
  /// Retained for Avahi, whose callbacks carry it as user data; released in `close`.
  private let role: Unmanaged<ResponderRole>

  /// Avahi writes to standard error by itself; what matters comes back as a status.
  private static let silence: Void = unsafe avahi_set_log_function { _, _ in }

  static func open(
    _ configuration: ResponderConfiguration,
    _ makeRole: (UnsafePointer<AvahiPoll>) -> ResponderRole
  ) -> Result<ResponderHandles, DiscoveryError> {
    _ = silence
    guard let poll = unsafe avahi_threaded_poll_new(),
      let api = unsafe avahi_threaded_poll_get(poll)
    else { return .failure(.responderFailed("Starting the mDNS responder", "out of memory")) }
    let role = unsafe Unmanaged.passRetained(makeRole(api))
    switch unsafe configuration.makeServer(api, serverChanged, role.toOpaque()) {
    case .failure(let error):
      unsafe role.release()
      unsafe avahi_threaded_poll_free(poll)
      return .failure(error)
    case .success(let server):
      let handles = unsafe ResponderHandles(poll: poll, server: server, role: role)
      unsafe role.takeUnretainedValue().begin(server)
      guard unsafe avahi_threaded_poll_start(poll) == 0 else {
        handles.close()
        return .failure(.outOfThreads)
      }
      return .success(handles)
    }
  }

  func close() {
    unsafe avahi_threaded_poll_stop(poll)
    unsafe role.takeUnretainedValue().leave()
    // Sends what is queued, goodbyes among it.
    unsafe avahi_server_free(server)
    // After the server, which calls it, and before the loop, which its timers belong to.
    unsafe role.release()
    unsafe avahi_threaded_poll_free(poll)
  }
}

private func serverChanged(
  _ server: OpaquePointer?,
  _ state: AvahiServerState,
  _ userdata: UnsafeMutableRawPointer?
) {
  guard let server = unsafe server, let userdata = unsafe userdata else { return }
  unsafe Unmanaged<ResponderRole>.fromOpaque(userdata).takeUnretainedValue()
    .serverChanged(server, to: state)
}
