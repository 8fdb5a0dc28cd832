import CDeepDropAvahi

/// A record of the host's name on one interface.
enum HostRecord: Hashable {
  /// An address (A, AAAA).
  case address(LocalAddress)
  /// The families that have addresses there (NSEC, RFC 6762 §6.1): of others nobody need ask.
  case families(NetworkScope.Families, interface: UInt32)

  /// The type of a record that tells which others there are (NSEC), which Avahi has no name for.
  static let nsec = 47

  var isAddress: Bool {
    if case .address = self { true } else { false }
  }

  /// - Returns: Avahi's status, negative for a failure.
  func add(
    to group: OpaquePointer,
    of server: OpaquePointer,
    _ flags: AvahiPublishFlags
  ) -> Int32 {
    switch self {
    case .address(let address): unsafe address.add(to: group, of: server, flags)
    case .families(let families, let interface):
      unsafe families.add(to: group, of: server, on: interface, flags)
    }
  }
}

extension LocalAddress {
  fileprivate func add(
    to group: OpaquePointer,
    of server: OpaquePointer,
    _ flags: AvahiPublishFlags
  ) -> Int32 {
    var value = AvahiAddress()
    value.proto = AvahiProtocol(isIPv6 ? AVAHI_PROTO_INET6 : AVAHI_PROTO_INET)
    unsafe withUnsafeMutableBytes(of: &value.data) { unsafe $0.copyBytes(from: bytes) }
    return unsafe avahi_server_add_address(
      server,
      group,
      AvahiIfIndex(interface),
      AvahiProtocol(AVAHI_PROTO_UNSPEC),
      AvahiPublishFlags(flags.rawValue | AVAHI_PUBLISH_NO_REVERSE.rawValue),
      nil,
      &value
    )
  }
}

extension NetworkScope.Families {
  fileprivate func add(
    to group: OpaquePointer,
    of server: OpaquePointer,
    on interface: UInt32,
    _ flags: AvahiPublishFlags
  ) -> Int32 {
    guard let name = unsafe avahi_server_get_host_name_fqdn(server),
      let record = unsafe avahi_record_new_full(
        name,
        UInt16(AVAHI_DNS_CLASS_IN),
        UInt16(HostRecord.nsec),
        UInt32(AVAHI_DEFAULT_TTL_HOST_NAME)
      )
    else { return Int32(AVAHI_ERR_NO_MEMORY) }
    // The server shares it.
    defer { unsafe avahi_record_unref(record) }
    let content = unsafe nsecData(of: String(cString: name))
    guard unsafe avahi_rdata_parse(record, content, content.count) == 0 else {
      return Int32(AVAHI_ERR_NO_MEMORY)
    }
    return unsafe avahi_server_add(
      server,
      group,
      AvahiIfIndex(interface),
      AvahiProtocol(AVAHI_PROTO_UNSPEC),
      AvahiPublishFlags(flags.rawValue | AVAHI_PUBLISH_UNIQUE.rawValue),
      record
    )
  }

  /// The record's content: the name itself, then the types that it has, a bit each.
  ///
  /// Both in the form of RFC 4034 §4.1, the name uncompressed: Avahi does not look into it.
  func nsecData(of host: String) -> [UInt8] {
    var content: [UInt8] = []
    for label in host.split(separator: ".") {
      content.append(UInt8(label.utf8.count))
      content += label.utf8
    }
    content.append(0)
    // A is type 1 and AAAA is 28, of the first 256.
    var types: [UInt8] = [contains(.ipv4) ? 0x40 : 0]
    if contains(.ipv6) { types += [0, 0, 0x08] }
    content += [0, UInt8(types.count)]
    return content + types
  }
}
