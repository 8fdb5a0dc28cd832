import CDeepDropAvahi

/// Owns an `AvahiSServiceBrowser`: hears of services of a type until it is dropped.
@safe final class TypeQuestion {
  private let browser: OpaquePointer

  /// - Parameter userdata: must outlive this object.
  init?(
    _ server: OpaquePointer,
    _ type: ServiceType,
    seen: @escaping AvahiSServiceBrowserCallback,
    _ userdata: UnsafeMutableRawPointer
  ) {
    guard
      let browser = unsafe avahi_s_service_browser_new(
        server,
        AvahiIfIndex(AVAHI_IF_UNSPEC),
        AvahiProtocol(AVAHI_PROTO_UNSPEC),
        type.name,
        nil,
        AvahiLookupFlags(0),
        seen,
        userdata
      )
    else { return nil }
    unsafe self.browser = unsafe browser
  }

  deinit {
    unsafe avahi_s_service_browser_free(browser)
  }
}
