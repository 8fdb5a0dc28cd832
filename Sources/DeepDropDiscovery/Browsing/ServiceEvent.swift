/// What a browser noticed about one service.
public enum ServiceEvent: Sendable, Hashable {
  /// A service of this name can be reached.
  case appeared(DiscoveredService)
  /// It has other addresses, another port or TXT record than before.
  case changed(DiscoveredService)
  /// It said goodbye or was not heard of any more; the last that was known of it.
  case disappeared(DiscoveredService)
}

extension ServiceEvent {
  /// The events that lead from one state of the network to another, departures first.
  static func changes(
    from old: [String: DiscoveredService],
    to new: [String: DiscoveredService]
  ) -> [ServiceEvent] {
    let gone = old.values.filter { new[$0.instanceName] == nil }
    let events =
      gone.sorted { $0.instanceName < $1.instanceName }.map(ServiceEvent.disappeared)
    return events
      + new.values.sorted { $0.instanceName < $1.instanceName }.compactMap { service in
        switch old[service.instanceName] {
        case nil: .appeared(service)
        case service: nil
        default: .changed(service)
        }
      }
  }
}
