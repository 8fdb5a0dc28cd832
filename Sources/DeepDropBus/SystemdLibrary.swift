import CDeepDropSystemBus

/// libsystemd's functions, looked for when a bus is opened for the first time.
enum SystemdLibrary {
  /// `nil` on a machine without it.
  ///
  /// Loading it takes milliseconds, so it is never asked for on the shared pool.
  @safe nonisolated(unsafe) static let functions: UnsafePointer<deepdrop_bus>? =
    unsafe deepdrop_bus_load()  // Written once, before anybody has the pointer; read ever after.

  /// Turns a status of the library into an error, with the system's words for it.
  static func check(_ status: Int32) throws(BusError) {
    guard status < 0 else { return }
    throw .failed(status)
  }
}
