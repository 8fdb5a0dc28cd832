import CDeepDropAvahi

/// Publishes the host's addresses, each on its own interface, and that there are no others there.
///
/// Avahi would publish the addresses too, with two flaws here: it keeps a link-local address to
/// itself where there is a global one, though AirDrop connects to the link-local; and it claims the
/// name behind each address as well, so that two responders on one machine quarrel about it for
/// ever.
final class HostRecords {
  private let families: NetworkScope.Families
  private let flags: AvahiPublishFlags
  private let changed: (AvahiEntryGroupState) -> Void
  private var groups: [HostRecord: EntryGroup] = [:]

  /// An empty set.
  ///
  /// - Parameter changed: called for each record; may not drop this object.
  init(
    _ families: NetworkScope.Families,
    _ flags: AvahiPublishFlags,
    changed: @escaping (AvahiEntryGroupState) -> Void
  ) {
    self.families = families
    self.flags = flags
    self.changed = changed
  }

  /// Whether peers can look up at least one address.
  var isEstablished: Bool {
    groups.contains { $0.key.isAddress && $0.value.state == AVAHI_ENTRY_GROUP_ESTABLISHED }
  }

  /// Makes the published set equal to what these links have.
  func update(_ server: OpaquePointer, _ links: [LocalLink]) {
    let wanted = Set(links.flatMap { $0.records(families) })
    groups = groups.filter { wanted.contains($0.key) }
    for record in wanted where groups[record] == nil {
      groups[record] = unsafe publish(server, record)
    }
  }

  /// Publishes the same records under the host's new name.
  func rename(_ server: OpaquePointer) {
    for (record, group) in groups {
      _ = unsafe fill(group, server, record)
    }
  }

  private func publish(_ server: OpaquePointer, _ record: HostRecord) -> EntryGroup? {
    guard let group = unsafe EntryGroup(server, changed: changed) else { return nil }
    // What Avahi refuses, as on an interface that is just going, is tried again at the next look.
    return unsafe fill(group, server, record) < 0 ? nil : group
  }

  private func fill(_ group: EntryGroup, _ server: OpaquePointer, _ record: HostRecord) -> Int32 {
    unsafe group.replace { unsafe record.add(to: $0, of: server, flags) }
  }
}

extension LocalLink {
  fileprivate func records(_ families: NetworkScope.Families) -> [HostRecord] {
    let addresses = addressesToPublish(families)
    guard !addresses.isEmpty else { return [] }
    let present = addresses.reduce(into: NetworkScope.Families()) {
      $0.insert($1.isIPv6 ? .ipv6 : .ipv4)
    }
    return addresses.map { .address($0) } + [.families(present, interface: interface.index)]
  }
}
