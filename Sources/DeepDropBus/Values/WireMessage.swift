import CDeepDropSystemBus

/// Owns one message of the library's.
///
/// It stays on the thread of its bus.
@safe struct WireMessage: ~Copyable {
  let pointer: OpaquePointer
  let library: UnsafePointer<deepdrop_bus>

  init(owning pointer: OpaquePointer, _ library: UnsafePointer<deepdrop_bus>) {
    unsafe self.pointer = unsafe pointer
    unsafe self.library = unsafe library
  }

  deinit {
    _ = unsafe library.pointee.message_unref(pointer)
  }

  enum Kind: UInt8 {
    case call = 1
    case reply, error, signal
  }

  var kind: Kind? {
    var type: UInt8 = 0
    guard unsafe library.pointee.message_get_type(pointer, &type) >= 0 else { return nil }
    return Kind(rawValue: type)
  }

  /// The number of the call that this answers.
  var replyCookie: UInt64? {
    var cookie: UInt64 = 0
    let status = unsafe library.pointee.message_get_reply_cookie(pointer, &cookie)
    return status < 0 ? nil : cookie
  }

  var error: BusError? {
    guard let error = unsafe library.pointee.message_get_error(pointer) else { return nil }
    let message = unsafe error.pointee.message.map { unsafe String(cString: $0) }
    return .replied(
      name: unsafe error.pointee.name.map { unsafe String(cString: $0) } ?? "",
      message: message ?? ""
    )
  }

  /// The message as a value.
  func value() throws(BusError) -> BusMessage {
    unsafe BusMessage(
      text(library.pointee.message_get_sender(pointer)),
      text(library.pointee.message_get_path(pointer)),
      text(library.pointee.message_get_interface(pointer)),
      text(library.pointee.message_get_member(pointer)),
      try arguments()
    )
  }

  private func text(_ characters: UnsafePointer<CChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}
