import DeepDropAirDrop
import DeepDropHTTPS

extension ClientRequest {
  /// A question of the protocol with a body of known length; OpenDrop reads no chunks here.
  init(_ route: Route, body: [UInt8], responseTime: Duration) {
    self.init(
      "POST",
      route.rawValue,
      fields: ["Content-Type": "application/octet-stream", "User-Agent": "AirDrop/1.0"],
      body: .bytes(body),
      responseTime: responseTime
    )
  }
}
