public import DeepDropAirDrop
import DeepDropDiscovery
public import DeepDropHTTPS

/// A receiver on the local network, and how to reach it.
public struct NearbyReceiver: Sendable, Hashable {
  /// Its instance name, usually twelve hexadecimal digits that change with each start.
  ///
  /// Empty when only its address is known.
  public let id: String
  /// What it calls itself; `nil` as long as nobody asked, or when it does not want to be seen.
  public var name: String?
  /// Its model, such as `MacBookPro18,3`.
  public var modelName: String?
  /// What it announces.
  public let flags: ServiceFlags
  /// Where to reach it, the best first; never empty.
  public var endpoints: [Endpoint] { [endpoint] + others }
  /// The best of them.
  public let endpoint: Endpoint
  /// The key it showed when it was last reached; a peer with another key is another peer.
  public var publicKey: Fingerprint?
  /// What it gave for the next connection, when it was last reached.
  public var ticket: SessionTicket?

  private let others: [Endpoint]

  /// A receiver at a known place.
  ///
  /// - Parameter endpoints: where to reach it, the best first.
  public init(
    id: String = "",
    name: String? = nil,
    flags: ServiceFlags = .receiver,
    at best: Endpoint,
    or others: [Endpoint] = [],
    publicKey: Fingerprint? = nil
  ) {
    self.id = id
    self.name = name
    self.flags = flags
    endpoint = best
    self.others = others
    self.publicKey = publicKey
  }

  /// `nil` for a service that announces no address of use.
  init?(_ service: DiscoveredService) {
    let endpoints = service.addresses.compactMap { address in
      try? Endpoint(
        address.numeric,
        port: service.port,
        scopeID: address.isLinkLocal ? address.interface.index : 0
      )
    }
    guard service.port > 0, let best = endpoints.first else { return nil }
    self.init(
      id: service.instanceName,
      flags: ServiceFlags(txt: service.text["flags"].map { ["flags": $0] } ?? [:]),
      at: best,
      or: Array(endpoints.dropFirst())
    )
  }

  /// The same receiver, where only this one of its addresses is of interest.
  func reached(at endpoint: Endpoint) -> NearbyReceiver {
    var copy = NearbyReceiver(id: id, name: name, flags: flags, at: endpoint, publicKey: publicKey)
    copy.modelName = modelName
    copy.ticket = ticket
    return copy
  }
}
