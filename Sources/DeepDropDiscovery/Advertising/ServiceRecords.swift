import CDeepDropAvahi

/// Adds a service's records one by one (RFC 6763 §4 to §6 and §9), to be announced at once.
///
/// Avahi's own function for a service asks first whether its names are taken, which takes about a
/// second. Names of random bits need not be asked for; Apple's responder has a flag for them,
/// `kDNSServiceFlagsKnownUnique`.
@safe struct ServiceRecords {
  private let server: OpaquePointer
  private let group: OpaquePointer

  init(_ server: OpaquePointer, _ group: OpaquePointer) {
    unsafe self.server = unsafe server
    unsafe self.group = unsafe group
  }

  /// - Returns: Avahi's status, negative for a failure.
  func add(_ advertisement: ServiceAdvertisement) -> Int32 {
    let type = "\(advertisement.type.name).local"
    guard let name = fullName(advertisement) else {
      return Int32(AVAHI_ERR_INVALID_SERVICE_NAME)
    }
    let statuses = [
      addPointer(from: "_services._dns-sd._udp.local", to: type),
      addPointer(from: type, to: name),
      addService(name, advertisement.port),
      addText(name, advertisement.text),
    ]
    return statuses.min() ?? 0
  }

  /// With dots and backslashes escaped: an instance name is one label.
  private func fullName(_ advertisement: ServiceAdvertisement) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AVAHI_DOMAIN_NAME_MAX)) {
      let size = $0.count
      let status = unsafe avahi_service_name_join(
        $0.baseAddress,
        size,
        advertisement.instanceName,
        advertisement.type.name,
        "local"
      )
      guard status >= 0, let name = $0.baseAddress else { return nil }
      return unsafe String(cString: name)
    }
  }

  private func addPointer(from name: String, to other: String) -> Int32 {
    unsafe add(name, .pointer) { unsafe $0.data.ptr.name = avahi_strdup(other) }
  }

  private func addService(_ name: String, _ port: UInt16) -> Int32 {
    unsafe add(name, .service) { record in
      unsafe record.data.srv.port = port
      unsafe record.data.srv.name = avahi_strdup(avahi_server_get_host_name_fqdn(server))
    }
  }

  private func addText(_ name: String, _ text: TextRecord) -> Int32 {
    let list = AvahiTextList(text)
    return unsafe add(name, .text) { record in
      unsafe record.data.txt.string_list = avahi_string_list_copy(list.head)
    }
  }

  /// Of a record: its type, how long it is known (RFC 6762 §10), and whose it may be.
  private struct Kind {
    let type: UInt16
    let lifetime: UInt32
    let flags: AvahiPublishFlags

    static let pointer = Kind(type: UInt16(AVAHI_DNS_TYPE_PTR), lifetime: 75 * 60, flags: .init(0))
    static let service = Kind(type: UInt16(AVAHI_DNS_TYPE_SRV), lifetime: 120, flags: .knownUnique)
    static let text = Kind(type: UInt16(AVAHI_DNS_TYPE_TXT), lifetime: 75 * 60, flags: .knownUnique)
  }

  private func add(_ name: String, _ kind: Kind, fill: (inout AvahiRecord) -> Void) -> Int32 {
    guard
      let record = unsafe avahi_record_new_full(
        name,
        UInt16(AVAHI_DNS_CLASS_IN),
        kind.type,
        kind.lifetime
      )
    else { return Int32(AVAHI_ERR_NO_MEMORY) }
    // It owns what is filled in, and the server shares it.
    defer { unsafe avahi_record_unref(record) }
    unsafe fill(&record.pointee)
    return unsafe avahi_server_add(
      server,
      group,
      AvahiIfIndex(AVAHI_IF_UNSPEC),
      AvahiProtocol(AVAHI_PROTO_UNSPEC),
      kind.flags,
      record
    )
  }
}

extension AvahiPublishFlags {
  /// One device alone has the record, and that is not asked for.
  static let knownUnique = Self(AVAHI_PUBLISH_UNIQUE.rawValue | AVAHI_PUBLISH_NO_PROBE.rawValue)
}
