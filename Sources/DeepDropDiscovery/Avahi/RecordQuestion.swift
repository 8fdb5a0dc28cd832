import CDeepDropAvahi

/// Owns an `AvahiSRecordBrowser`: asks for records of a name and hears of them until it is dropped.
@safe final class RecordQuestion {
  private let browser: OpaquePointer

  /// Asks by multicast, over both protocols.
  ///
  /// - Parameter userdata: must outlive this object.
  init?(
    _ server: OpaquePointer,
    interface: AvahiIfIndex = AvahiIfIndex(AVAHI_IF_UNSPEC),
    name: String,
    type: Int,
    answered: @escaping AvahiSRecordBrowserCallback,
    _ userdata: UnsafeMutableRawPointer? = nil
  ) {
    guard let key = unsafe avahi_key_new(name, UInt16(AVAHI_DNS_CLASS_IN), UInt16(type)) else {
      return nil
    }
    // The browser keeps a reference of its own.
    defer { unsafe avahi_key_unref(key) }
    guard
      let browser = unsafe avahi_s_record_browser_new(
        server,
        interface,
        AvahiProtocol(AVAHI_PROTO_UNSPEC),
        key,
        AVAHI_LOOKUP_USE_MULTICAST,
        answered,
        userdata
      )
    else { return nil }
    unsafe self.browser = unsafe browser
  }

  deinit {
    unsafe avahi_s_record_browser_free(browser)
  }
}
