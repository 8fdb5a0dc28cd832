public import DeepDropAirDrop
public import DeepDropArchive
public import DeepDropDiscovery
public import DeepDropHTTPS

/// What a receiver tells its owner, as it happens.
public enum ReceiverReport: Sendable, Hashable {
  /// It listens, and announces itself under this name.
  case listening(id: ServiceID, endpoint: Endpoint)
  /// Others can see it.
  case visible
  /// No network is up; it goes on by itself when one comes.
  case waitingForNetwork
  /// It cannot be announced, and serves those who know its address and this port.
  ///
  /// The usual reason is a program that does not share mDNS's port.
  case hidden(DiscoveryError, mdnsPort: Checkup.Trial, port: UInt16)
  /// Senders nearby are not heard, for this reason; it announces itself at an even pace.
  case withoutBluetooth(BluetoothProblem)
  /// A request was refused without asking, for this reason.
  case refused(Refusal, peer: Endpoint)
  /// The owner, or a setting, declined.
  case declined(Question)
  /// The connection ended before the question was answered.
  case left(Question)
  /// Links arrived and are stored.
  case links([ReceivedLink], Question)
  /// Files arrived and are stored.
  case files([ReceivedFile], Question)
  /// What is about to arrive has names in it that are kept otherwise than they were sent.
  case renamed([Renaming], Question)
  /// Something that was accepted did not arrive, for this reason; nothing of it is left.
  case failed(String, Question)
}
