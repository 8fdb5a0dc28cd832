internal import DeepDropKit

/// One entry of the entitlement for associated domains, such as `applinks:example.com`.
struct AssociatedDomain: Sendable, Hashable {
  let service: String
  let host: AssociatedHost
  /// `?mode=developer` or another of the modes, or nothing.
  let mode: Substring

  private static let services: Set = [
    "applinks", "webcredentials", "activitycontinuation", "appclips", "authsrv",
  ]

  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.services.contains(String(parts[0])) else { return nil }
    let name = parts[1].prefix { $0 != "?" }
    mode = parts[1].dropFirst(name.count)
    guard let host = try? AssociatedHost(String(name)), Self.modes.contains(String(mode)) else {
      return nil
    }
    service = String(parts[0])
    self.host = host
  }

  private static let modes: Set = [
    "", "?mode=developer", "?mode=managed", "?mode=developer+managed",
  ]

  /// The entry that was meant, where a scheme, a path or a slash is all that is wrong.
  static func corrected(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let service = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    for scheme in ["https://", "http://", "//"] where rest.hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    // A path says which links are meant, and an association cannot: only a slash alone can go.
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    let entry = "\(service):\(rest)"
    return Self(entry) == nil ? nil : entry
  }
}
