import CDeepDropAvahi

/// What one responder is for; publishing and browsing each are one.
///
/// Every method runs on Avahi's thread with its lock held, or while that thread does not run:
/// a role needs no lock, and must not be touched from anywhere else.
@safe class ResponderRole {
  let api: UnsafePointer<AvahiPoll>

  init(_ api: UnsafePointer<AvahiPoll>) {
    unsafe self.api = unsafe api
  }

  /// The server stands; called once, before Avahi's thread starts.
  func begin(_ server: OpaquePointer) {}

  /// The server's own names or its health changed; the first time before `begin`.
  func serverChanged(_ server: OpaquePointer, to state: AvahiServerState) {}

  /// Frees whatever belongs to the server, which is about to go.
  func leave() {}
}
