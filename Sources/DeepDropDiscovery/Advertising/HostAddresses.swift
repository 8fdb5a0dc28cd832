import CDeepDropAvahi

/// Publishes the host's addresses, each on its own interface.
///
/// Avahi would do it too, with two flaws here: it keeps a link-local address to itself where there
/// is a global one, though AirDrop connects to the link-local; and it claims the name behind each
/// address as well, so that two responders on one machine quarrel about it for ever.
final class HostAddresses {
  private let families: NetworkScope.Families
  private let flags: AvahiPublishFlags
  private let changed: (AvahiEntryGroupState) -> Void
  private var groups: [LocalAddress: EntryGroup] = [:]

  /// An empty set.
  ///
  /// - Parameter changed: called for each address; may not drop this object.
  init(
    _ families: NetworkScope.Families,
    _ flags: AvahiPublishFlags,
    changed: @escaping (AvahiEntryGroupState) -> Void
  ) {
    self.families = families
    self.flags = AvahiPublishFlags(AVAHI_PUBLISH_NO_REVERSE.rawValue | flags.rawValue)
    self.changed = changed
  }

  /// Whether peers can look up at least one.
  var isEstablished: Bool {
    groups.values.contains { $0.state == AVAHI_ENTRY_GROUP_ESTABLISHED }
  }

  /// Makes the published set equal to what these links have.
  func update(_ server: OpaquePointer, _ links: [LocalLink]) {
    let wanted = Set(links.flatMap { $0.addressesToPublish(families) })
    groups = groups.filter { wanted.contains($0.key) }
    for address in wanted where groups[address] == nil {
      groups[address] = unsafe publish(server, address)
    }
  }

  /// Publishes the same addresses under the host's new name.
  func rename(_ server: OpaquePointer) {
    for (address, group) in groups {
      _ = unsafe fill(group, server, address)
    }
  }

  /// Withdraws them all.
  func removeAll() {
    groups.removeAll()
  }

  private func publish(_ server: OpaquePointer, _ address: LocalAddress) -> EntryGroup? {
    guard let group = unsafe EntryGroup(server, changed: changed) else { return nil }
    // What Avahi refuses, as on an interface that is just going, is tried again at the next look.
    return unsafe fill(group, server, address) < 0 ? nil : group
  }

  private func fill(
    _ group: EntryGroup,
    _ server: OpaquePointer,
    _ address: LocalAddress
  ) -> Int32 {
    var value = AvahiAddress()
    value.proto = AvahiProtocol(address.isIPv6 ? AVAHI_PROTO_INET6 : AVAHI_PROTO_INET)
    unsafe withUnsafeMutableBytes(of: &value.data) { unsafe $0.copyBytes(from: address.bytes) }
    return unsafe group.replace { group in
      unsafe avahi_server_add_address(
        server,
        group,
        AvahiIfIndex(address.interface),
        AvahiProtocol(AVAHI_PROTO_UNSPEC),
        flags,
        nil,
        &value
      )
    }
  }
}
