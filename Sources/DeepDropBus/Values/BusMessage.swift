/// A call or a signal, coming or going.
package struct BusMessage: Sendable, Hashable {
  /// Who is called, or who sent it; empty on a bus without names.
  package var peer: String
  /// The object.
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [BusValue]
  /// Whether the bus may start who is called.
  package var mayStartService = false

  /// A message to be sent.
  package init(
    _ peer: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: [BusValue] = []
  ) {
    self.peer = peer
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }
}

extension BusMessage {
  /// Asks the bus for signals that match a rule, which comes in D-Bus's own spelling.
  package static func addMatch(_ rule: String) -> BusMessage {
    toBus("AddMatch", [.string(rule)])
  }

  /// Asks the bus for a name.
  package static func requestName(_ name: String) -> BusMessage {
    toBus("RequestName", [.string(name), .uint32(0)])
  }

  /// Asks the bus which connection has a name.
  package static func nameOwner(of name: String) -> BusMessage {
    toBus("GetNameOwner", [.string(name)])
  }

  private static func toBus(_ member: String, _ arguments: [BusValue]) -> BusMessage {
    let name = "org.freedesktop.DBus"
    return BusMessage(name, "/org/freedesktop/DBus", name, member, arguments)
  }
}
