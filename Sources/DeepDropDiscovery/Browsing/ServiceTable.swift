/// What a browser knows of the link: bookkeeping without any network.
///
/// Avahi reports every interface and protocol apart, and a renewed browser reports everything
/// again. Here that becomes one service for each name.
struct ServiceTable {
  /// A name on an interface; it is resolved there once, whatever protocols it was seen over.
  struct Place: Hashable {
    let name: String
    let interface: UInt32
  }

  private struct Sighting {
    var protocols: Set<Int32>
    var isConfirmed: Bool
    var endpoint: Endpoint?
    var addresses: Set<ServiceAddress> = []
  }

  private struct Endpoint {
    let host: String
    let port: UInt16
    let text: TextRecord
  }

  /// Names come from strangers: this many places and no more.
  static let placeLimit = 512
  static let addressLimit = 16

  private var sightings: [Place: Sighting] = [:]

  /// Notes a sighting; true when the place is new and wants resolving.
  mutating func found(_ place: Place, over family: Int32) -> Bool {
    guard sightings[place] == nil else {
      sightings[place]?.protocols.insert(family)
      sightings[place]?.isConfirmed = true
      return false
    }
    guard sightings.count < Self.placeLimit else { return false }
    sightings[place] = Sighting(protocols: [family], isConfirmed: true)
    return true
  }

  /// Notes a departure; true when nothing is left of the place.
  mutating func lost(_ place: Place, over family: Int32) -> Bool {
    guard sightings[place]?.protocols.remove(family) != nil,
      sightings[place]?.protocols.isEmpty == true
    else { return false }
    sightings[place] = nil
    return true
  }

  /// A browser is about to report everything it knows.
  mutating func beginRoll() {
    for place in sightings.keys { sightings[place]?.isConfirmed = false }
  }

  /// It has reported: what it did not mention went away while nobody was looking.
  mutating func endRoll() -> [Place] {
    let gone = sightings.filter { !$0.value.isConfirmed }.map(\.key)
    for place in gone { sightings[place] = nil }
    return gone
  }

  mutating func resolved(_ place: Place, host: String, port: UInt16, text: TextRecord) {
    sightings[place]?.endpoint = Endpoint(host: host, port: port, text: text)
  }

  mutating func addressFound(_ address: ServiceAddress, at place: Place) {
    guard let known = sightings[place]?.addresses.count, known < Self.addressLimit else { return }
    sightings[place]?.addresses.insert(address)
  }

  mutating func addressLost(_ address: ServiceAddress, at place: Place) {
    sightings[place]?.addresses.remove(address)
  }

  /// The host changed: its addresses are not the service's any more.
  mutating func forgetAddresses(at place: Place) {
    sightings[place]?.addresses.removeAll()
  }

  /// Every service that can be reached, by name.
  var services: [String: DiscoveredService] {
    var places: [String: [Place]] = [:]
    for place in sightings.keys { places[place.name, default: []].append(place) }
    return places.compactMapValues { service(at: $0.sorted { $0.interface < $1.interface }) }
  }

  private func service(at places: [Place]) -> DiscoveredService? {
    let whole = places.filter {
      sightings[$0]?.endpoint != nil && sightings[$0]?.addresses.isEmpty == false
    }
    guard let first = whole.first, let endpoint = sightings[first]?.endpoint else { return nil }
    // Another host under the same name is another link's device: the first one keeps the name.
    let addresses = whole.filter { sightings[$0]?.endpoint?.host == endpoint.host }
      .flatMap { sightings[$0]?.addresses ?? [] }
    return DiscoveredService(
      instanceName: first.name,
      host: endpoint.host,
      port: endpoint.port,
      text: endpoint.text,
      addresses: addresses.sorted()
    )
  }
}
