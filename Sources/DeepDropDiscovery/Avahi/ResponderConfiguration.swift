import CDeepDropAvahi

/// How Avahi's server is set up for one role.
struct ResponderConfiguration: Sendable {
  var scope: NetworkScope
  /// The host label to publish; nil for a responder that only looks.
  var hostLabel: String?

  init(publishing advertisement: ServiceAdvertisement, on scope: NetworkScope) {
    self.scope = scope
    hostLabel = advertisement.host.name
  }

  init(browsing scope: NetworkScope) {
    self.scope = scope
  }

  /// Makes the server, which copies the configuration.
  func makeServer(
    _ api: UnsafePointer<AvahiPoll>,
    _ callback: AvahiServerCallback,
    _ userdata: UnsafeMutableRawPointer
  ) -> Result<OpaquePointer, DiscoveryError> {
    var config = unsafe AvahiServerConfig()
    unsafe avahi_server_config_init(&config)
    defer { unsafe avahi_server_config_free(&config) }
    unsafe config.use_ipv4 = scope.families.contains(.ipv4) ? 1 : 0
    unsafe config.use_ipv6 = scope.families.contains(.ipv6) ? 1 : 0
    unsafe config.publish_hinfo = 0
    unsafe config.publish_workstation = 0
    unsafe config.publish_domain = 0
    // `HostRecords` does it.
    unsafe config.publish_addresses = 0
    if let interface = scope.interface {
      unsafe config.allow_interfaces = avahi_string_list_add(nil, interface)
    }
    if let hostLabel {
      unsafe avahi_free(config.host_name)
      unsafe config.host_name = avahi_strdup(hostLabel)
      // With a cache it would know its own records and never ask for them: see `Publisher`.
      unsafe config.n_cache_entries_max = 0
    } else {
      unsafe config.disable_publishing = 1
    }
    var status: Int32 = 0
    guard let server = unsafe avahi_server_new(api, &config, callback, userdata, &status) else {
      return unsafe .failure(.responderFailed("Starting the mDNS responder", avahiReason(status)))
    }
    return unsafe .success(server)
  }
}
