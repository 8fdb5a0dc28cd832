public import DeepDropAirDrop
import DeepDropArchive
public import DeepDropHTTPS

/// Sends to receivers; one value serves any number of them, also at once.
///
/// ```swift
/// let sender = AirDropSender(introducing: identity, certificate: tls)
/// let report = await sender.send(shipment, to: receiver)
/// print(report.outcome)
/// ```
public struct AirDropSender: Sendable, Hashable {
  /// How receivers' owners see us.
  public let identity: SenderIdentity
  /// Shown to receivers that ask for one; self-signed, so it proves nothing.
  public let certificate: TLSIdentity?
  /// How long a person may take to answer.
  public let patience: Duration

  /// Prepares a sender.
  public init(
    introducing identity: SenderIdentity,
    certificate: TLSIdentity?,
    patience: Duration = .seconds(90)
  ) {
    self.identity = identity
    self.certificate = certificate
    self.patience = patience
  }

  /// Sends until it is delivered, refused, or cannot go on.
  ///
  /// The receiver's addresses are tried in order, but never a second one once its owner may have
  /// been asked. Cancel the task to stop.
  ///
  /// - Parameters:
  ///   - shipment: what to send.
  ///   - receiver: to whom.
  ///   - connectTime: how long to wait for a connection to each address.
  ///   - progress: hears how it goes on, also on a thread of its own.
  public func send(
    _ shipment: Shipment,
    to receiver: NearbyReceiver,
    connectTime: Duration = .seconds(5),
    progress: @escaping @Sendable (SendProgress) -> Void = { _ in }
  ) async -> SendReport {
    await send(shipment, to: receiver, connectTime: connectTime, asked: AskedMark(), progress)
  }

  func send(
    _ shipment: Shipment,
    to receiver: NearbyReceiver,
    connectTime: Duration,
    asked: AskedMark,
    _ progress: @escaping @Sendable (SendProgress) -> Void
  ) async -> SendReport {
    var report: SendReport
    var endpoints = receiver.endpoints[...]
    repeat {
      // Never empty: a receiver has an endpoint, and the loop ends after the last.
      let endpoint = endpoints.removeFirst()
      var attempt = SendAttempt(
        shipment,
        to: receiver,
        at: endpoint,
        by: self,
        connectTime: connectTime,
        asked: asked,
        progress: progress
      )
      report = await attempt.run()
    } while report.isUnreached && !endpoints.isEmpty
    return report
  }
}
