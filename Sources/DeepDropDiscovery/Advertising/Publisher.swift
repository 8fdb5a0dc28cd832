import CDeepDropAvahi

/// The role that keeps one service published.
///
/// Avahi announces a service when it comes and is silent after that. To be announced again it is
/// asked: the publisher puts the type's question to the link at every interval, and its own
/// responder answers like any other, by multicast, with all the service's records but the one of
/// addresses that are not there; so that one is asked for as well. It needs a server without a
/// cache, because a question carries the answers already known.
@safe final class Publisher: ResponderRole {
  private let advertisement: ServiceAdvertisement
  private let scope: NetworkScope
  private let interval: @Sendable () -> Duration
  private let updates: AdvertisementUpdates.Continuation
  private var lastStatus: AdvertisementStatus?
  private var lastInterval = Duration.zero
  private var server: OpaquePointer?
  private var service: EntryGroup?
  private var host: HostRecords?
  private var reminders: [RenewedQuestion] = []
  private var linkTimer: LoopTimer?

  init(
    _ api: UnsafePointer<AvahiPoll>,
    _ advertisement: ServiceAdvertisement,
    _ scope: NetworkScope,
    interval: @escaping @Sendable () -> Duration,
    reporting updates: AdvertisementUpdates.Continuation
  ) {
    self.advertisement = advertisement
    self.scope = scope
    self.interval = interval
    self.updates = updates
    unsafe super.init(api)
  }

  override func begin(_ server: OpaquePointer) {
    unsafe self.server = unsafe server
    let flags = advertisement.isKnownUnique ? AVAHI_PUBLISH_NO_PROBE : .init(0)
    host = HostRecords(scope.families, flags) { [unowned self] in
      unsafe hostChanged(server, to: $0)
    }
    let type = "\(advertisement.type.name).local"
    unsafe reminders = [
      reminder(server, AVAHI_DNS_TYPE_PTR) { type },
      reminder(server, HostRecord.nsec) { unsafe hostName(of: server) },
    ]
    unsafe linkTimer = LoopTimer(api) { [unowned self] in unsafe lookAtLinks(server) }
    unsafe lookAtLinks(server)
  }

  override func leave() {
    reminders = []
    linkTimer = nil
    host = nil
    service = nil
    updates.finish()
  }

  override func serverChanged(_ server: OpaquePointer, to state: AvahiServerState) {
    switch state {
    case AVAHI_SERVER_REGISTERING:
      unsafe register(server)
      unsafe host?.rename(server)
    case AVAHI_SERVER_FAILURE:
      unsafe fail(server)
    default:
      break
    }
  }
}

// MARK: - Records

extension Publisher {
  private func register(_ server: OpaquePointer) {
    if service == nil {
      unsafe service = EntryGroup(server) { [unowned self] in
        unsafe serviceChanged(server, to: $0)
      }
    }
    let status = unsafe service?.replace { unsafe add(to: $0, of: server) }
    if (status ?? -1) < 0 { unsafe fail(server) }
  }

  private func add(to group: OpaquePointer, of server: OpaquePointer) -> Int32 {
    if advertisement.isKnownUnique {
      return unsafe ServiceRecords(server, group).add(advertisement)
    }
    let text = AvahiTextList(advertisement.text)
    return unsafe avahi_server_add_service_strlst(
      server,
      group,
      AvahiIfIndex(AVAHI_IF_UNSPEC),
      AvahiProtocol(AVAHI_PROTO_UNSPEC),
      AvahiPublishFlags(0),
      advertisement.instanceName,
      advertisement.type.name,
      nil,
      nil,
      advertisement.port,
      text.head
    )
  }

  private func serviceChanged(_ server: OpaquePointer, to state: AvahiEntryGroupState) {
    switch state {
    case AVAHI_ENTRY_GROUP_COLLISION:
      updates.finish(throwing: DiscoveryError.nameTaken(advertisement.instanceName))
    case AVAHI_ENTRY_GROUP_FAILURE:
      unsafe fail(server)
    default:
      report()
    }
  }

  private func hostChanged(_ server: OpaquePointer, to state: AvahiEntryGroupState) {
    switch state {
    case AVAHI_ENTRY_GROUP_COLLISION:
      // The server's state goes back to registering, and all records follow the new name.
      let taken = unsafe avahi_server_get_host_name(server)
      let other = unsafe takeAvahiString(avahi_alternative_host_name(taken))
      if unsafe avahi_server_set_host_name(server, other) < 0 { unsafe fail(server) }
    case AVAHI_ENTRY_GROUP_FAILURE:
      unsafe fail(server)
    default:
      report()
    }
  }

  private func fail(_ server: OpaquePointer) {
    let reason = unsafe avahiReason(avahi_server_errno(server))
    updates.finish(
      throwing: DiscoveryError.responderFailed("Publishing “\(advertisement.instanceName)”", reason)
    )
  }
}

// MARK: - What time brings

extension Publisher {
  private func lookAtLinks(_ server: OpaquePointer) {
    let links = usableLinks()
    unsafe host?.update(server, links)
    report(links)
    let interval = currentInterval()
    if interval < lastInterval { for reminder in reminders { reminder.hurry() } }
    lastInterval = interval
    linkTimer?.schedule(after: .seconds(1))
  }

  private func currentInterval() -> Duration { max(interval(), .seconds(1)) }

  private func usableLinks() -> [LocalLink] {
    LocalLink.all().values.filter {
      $0.isUsable && (scope.interface ?? $0.interface.name) == $0.interface.name
    }
  }

  private func reminder(
    _ server: OpaquePointer,
    _ type: Int,
    of name: @escaping () -> String
  ) -> RenewedQuestion {
    unsafe RenewedQuestion(
      api,
      pace: { [unowned self] in (.milliseconds(500), currentInterval() - .milliseconds(500)) },
      ask: { [unowned self] in
        guard case .established = lastStatus else { return nil }
        return unsafe RecordQuestion(server, name: name(), type: type, answered: ignoreAnswer)
      }
    )
  }

  private func report(_ links: [LocalLink]? = nil) {
    guard let server = unsafe server else { return }
    let status: AdvertisementStatus
    if (links ?? usableLinks()).isEmpty {
      status = .waitingForNetwork
    } else if service?.state == AVAHI_ENTRY_GROUP_ESTABLISHED, host?.isEstablished == true {
      status = .established(host: unsafe hostName(of: server))
    } else {
      status = .registering
    }
    guard status != lastStatus else { return }
    lastStatus = status
    updates.yield(status)
  }
}

/// As it is by now: it changes after a collision.
private func hostName(of server: OpaquePointer) -> String {
  unsafe String(cString: avahi_server_get_host_name_fqdn(server))
}

/// The answers of other receivers are not a publisher's business; asking was the point.
private func ignoreAnswer(
  _: OpaquePointer?,
  _: AvahiIfIndex,
  _: AvahiProtocol,
  _: AvahiBrowserEvent,
  _: UnsafeMutablePointer<AvahiRecord>?,
  _: AvahiLookupResultFlags,
  _: UnsafeMutableRawPointer?
) {}
