@testable import DeepDropDiscovery

extension ServiceAdvertisement {
  static func sample(
    _ name: String = "0a1b2c3d4e5f",
    host: String = "acme-7f3a",
    port: UInt16 = 8771,
    isKnownUnique: Bool = false
  ) throws -> ServiceAdvertisement {
    try ServiceAdvertisement(
      instanceName: name,
      type: .airDrop,
      host: HostLabel(host),
      port: port,
      text: TextRecord([.init("flags", "1019"), .init("acme", "1")]),
      isKnownUnique: isKnownUnique
    )
  }
}

extension AsyncSequence {
  /// The first element that `pick` turns into something.
  func first<Value>(_ pick: (Element) -> Value?) async throws -> Value? {
    for try await element in self {
      if let value = pick(element) { return value }
    }
    return nil
  }
}

extension ServiceEvent {
  /// The service as it is now, unless it is gone.
  var present: DiscoveredService? {
    switch self {
    case .appeared(let service), .changed(let service): service
    case .disappeared: nil
    }
  }

  var appeared: DiscoveredService? {
    if case .appeared(let service) = self { service } else { nil }
  }

  var disappeared: DiscoveredService? {
    if case .disappeared(let service) = self { service } else { nil }
  }
}

extension AdvertisementStatus {
  var establishedHost: String? {
    if case .established(let host) = self { host } else { nil }
  }
}
