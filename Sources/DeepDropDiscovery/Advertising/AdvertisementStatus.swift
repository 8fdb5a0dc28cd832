/// How far an advertisement has come.
public enum AdvertisementStatus: Sendable, Hashable {
  /// No interface in the scope is up; it goes on by itself when one comes.
  case waitingForNetwork
  /// The records are on their way; names that others may have are probed for, which takes about a
  /// second.
  case registering
  /// Peers can see it; the name of the host differs from the wish after a collision.
  case established(host: String)
}

/// The latest status of an advertisement, again whenever it changes; single-pass.
///
/// It throws a `DiscoveryError` when the advertisement cannot go on.
public typealias AdvertisementUpdates = AsyncThrowingStream<AdvertisementStatus, any Error>
