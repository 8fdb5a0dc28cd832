public import DeepDropAirDrop
public import DeepDropArchive
public import DeepDropDiscovery
public import DeepDropHTTPS
public import DeepDropKit

/// How a receiver is set up.
public struct ReceiverSettings: Sendable {
  /// What others see.
  public var name: String
  /// The model; it picks the icon on an Apple sender.
  public var modelName = "MacBookPro18,3"
  /// An existing folder for what arrives.
  public var directory: String
  /// How to hear of senders nearby, for whom it announces itself more often; `nil` for not at all.
  public var senderWatch: SenderWatch?
  /// Where to listen and to be seen.
  public var scope: NetworkScope
  /// The port; 0 takes a free one, which senders learn from the announcement.
  public var port: UInt16 = 0
  /// What is announced.
  public var flags: ServiceFlags = .receiver
  /// Whether it ends after the first arrival, when the sender has brought no more within a second
  /// and nothing of it is open: no question, and no upload that was accepted.
  public var endsAfterArrival = false
  /// The certificate and key.
  public var identity: TLSIdentity
  /// The types of the apps whose links are known here.
  public var types: [LinkType] = []
  /// Questions and uploads.
  public var limits = ReceiverLimits()
  /// Bytes, members and names of an upload.
  public var extraction = ExtractionLimits()
  /// Connections, heads and rates.
  public var server = ServerLimits.default

  /// A receiver with sane defaults.
  public init(
    name: String,
    directory: String,
    identity: TLSIdentity,
    scope: NetworkScope = .everywhere
  ) {
    self.name = name
    self.directory = directory
    self.identity = identity
    self.scope = scope
  }
}
