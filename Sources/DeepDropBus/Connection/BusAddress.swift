import CDeepDropSystemBus

/// Which bus is meant.
package enum BusAddress: Sendable, Hashable {
  /// The machine's; `DBUS_SYSTEM_BUS_ADDRESS` may name another.
  case system
  /// The user's, where there is a desktop.
  case session
  /// One at an address in D-Bus's own spelling, such as `unix:path=/run/bus`.
  case at(String)
}

extension BusAddress {
  /// Opens a connection; what the bus itself has to say comes later.
  func open(_ library: UnsafePointer<deepdrop_bus>) throws(BusError) -> OpaquePointer {
    var bus: OpaquePointer?
    switch self {
    case .system: try SystemdLibrary.check(unsafe library.pointee.open_system(&bus))
    case .session: try SystemdLibrary.check(unsafe library.pointee.open_user(&bus))
    case .at(let address):
      try SystemdLibrary.check(unsafe library.pointee.new(&bus))
      var status = unsafe library.pointee.set_address(bus, address)
      if status >= 0 { status = unsafe library.pointee.set_bus_client(bus, 1) }
      if status >= 0 { status = unsafe library.pointee.start(bus) }
      if status < 0 { _ = unsafe library.pointee.close_unref(bus) }
      try SystemdLibrary.check(status)
    }
    guard let bus = unsafe bus else { throw .lost }
    return unsafe bus
  }
}
