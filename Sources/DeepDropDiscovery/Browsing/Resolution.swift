import CDeepDropAvahi

/// Keeps the endpoint and the addresses of one service on one interface up to date.
@safe final class Resolution {
  private let server: OpaquePointer
  private let place: ServiceTable.Place
  private let link: LocalLink
  private unowned let browser: Browser
  private var resolver: OpaquePointer?
  private var host: String?
  private var addresses: [RecordQuestion] = []

  init(
    _ server: OpaquePointer,
    _ place: ServiceTable.Place,
    on link: LocalLink,
    type: ServiceType,
    for browser: Browser
  ) {
    unsafe self.server = unsafe server
    self.place = place
    self.link = link
    self.browser = browser
    // Unretained, here and below: these C objects die with this one. No address: the resolver
    // would pick one, and all of them are wanted.
    unsafe resolver = avahi_s_service_resolver_new(
      server,
      AvahiIfIndex(place.interface),
      AvahiProtocol(AVAHI_PROTO_UNSPEC),
      place.name,
      type.name,
      "local",
      AvahiProtocol(AVAHI_PROTO_UNSPEC),
      AVAHI_LOOKUP_NO_ADDRESS,
      serviceResolved,
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  deinit {
    if let resolver = unsafe resolver { unsafe avahi_s_service_resolver_free(resolver) }
  }

  fileprivate func resolved(_ host: String, _ port: UInt16, _ text: TextRecord) {
    browser.table.resolved(place, host: host, port: port, text: text)
    if host != self.host {
      browser.table.forgetAddresses(at: place)
      self.host = host
      addresses = [AVAHI_DNS_TYPE_AAAA, AVAHI_DNS_TYPE_A].compactMap { askForAddresses(host, $0) }
    }
    browser.tableChanged()
  }

  fileprivate func addressChanged(_ bytes: [UInt8], isNew: Bool) {
    guard
      let address = ServiceAddress(
        bytes: bytes,
        interface: link.interface,
        isLoopback: link.isLoopback
      )
    else { return }
    if isNew {
      browser.table.addressFound(address, at: place)
    } else {
      browser.table.addressLost(address, at: place)
    }
    browser.tableChanged()
  }

  private func askForAddresses(_ host: String, _ type: Int) -> RecordQuestion? {
    unsafe RecordQuestion(
      server,
      interface: AvahiIfIndex(place.interface),
      name: host,
      type: type,
      answered: addressFound,
      Unmanaged.passUnretained(self).toOpaque()
    )
  }
}

private func serviceResolved(
  _: OpaquePointer?,
  _: AvahiIfIndex,
  _: AvahiProtocol,
  _ event: AvahiResolverEvent,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _ host: UnsafePointer<CChar>?,
  _: UnsafePointer<AvahiAddress>?,
  _ port: UInt16,
  _ text: UnsafeMutablePointer<AvahiStringList>?,
  _: AvahiLookupResultFlags,
  _ userdata: UnsafeMutableRawPointer?
) {
  // A failure is a timeout of Avahi's; the resolver goes on and may still succeed.
  guard event == AVAHI_RESOLVER_FOUND, let host = unsafe host, let userdata = unsafe userdata
  else { return }
  unsafe Unmanaged<Resolution>.fromOpaque(userdata).takeUnretainedValue()
    .resolved(String(cString: host), port, TextRecord(text))
}

private func addressFound(
  _: OpaquePointer?,
  _: AvahiIfIndex,
  _: AvahiProtocol,
  _ event: AvahiBrowserEvent,
  _ record: UnsafeMutablePointer<AvahiRecord>?,
  _: AvahiLookupResultFlags,
  _ userdata: UnsafeMutableRawPointer?
) {
  guard event == AVAHI_BROWSER_NEW || event == AVAHI_BROWSER_REMOVE,
    let record = unsafe record, let userdata = unsafe userdata
  else { return }
  let isIPv6 = unsafe Int(record.pointee.key.pointee.type) == AVAHI_DNS_TYPE_AAAA
  let bytes =
    unsafe isIPv6
    ? withUnsafeBytes(of: &record.pointee.data.aaaa.address) { unsafe Array($0) }
    : withUnsafeBytes(of: &record.pointee.data.a.address) { unsafe Array($0) }
  unsafe Unmanaged<Resolution>.fromOpaque(userdata).takeUnretainedValue()
    .addressChanged(bytes, isNew: event == AVAHI_BROWSER_NEW)
}
