import DeepDropAirDrop
import DeepDropDiscovery
import DeepDropHTTPS
import DeepDropLinux
import Testing

@Suite(.network, .timeLimit(.minutes(5))) struct DeliveryTests {
  private static let nowhere = NetworkScope(interface: "none0")

  /// Sends one link to who is meant, with nobody to be found on the network.
  private func deliver(
    to text: String,
    known: NearbyReceiver?,
    looking time: Duration = .milliseconds(500)
  ) async throws -> Delivery {
    let (sender, shipment) = (try SendSample.sender(), try SendSample.links("acme://e/1"))
    let selector = try ReceiverSelector(text)
    return try await ReceiverLookup.with(on: Self.nowhere, for: time) { lookup in
      await sender.deliver(shipment, to: selector, known: known, lookup: lookup)
    }
  }

  private func outcome(_ delivery: Delivery) -> SendOutcome? {
    if case .ended(let report) = delivery { report.outcome } else { nil }
  }

  @Test func `a known receiver is reached without a search`() async throws {
    try await ScriptedReceiver.run { receiver, endpoint in
      let key = try ScriptedReceiver.identity.get().certificate.publicKey
      let known = NearbyReceiver(id: "1", name: "Desk", at: endpoint, publicKey: key)
      let delivery = try await deliver(to: "Desk", known: known)
      #expect(outcome(delivery) == .delivered(to: "Desk"))
      #expect(receiver.routes == [.ask])
    }
  }

  @Test func `an owner who takes time is asked once`() async throws {
    try await ScriptedReceiver.run {
      $0 == .ask ? .wait(.milliseconds(700)) : .reply(200)
    } _: {
      receiver,
      endpoint in
      let known = NearbyReceiver(id: "1", name: "Desk", at: endpoint)
      let delivery = try await deliver(to: "127.0.0.1:\(endpoint.port)", known: known)
      #expect(outcome(delivery) == .delivered(to: "Desk"))
      #expect(try receiver.questions.count == 1)
    }
  }

  @Test func `a refusal at the known place is the answer`() async throws {
    try await ScriptedReceiver.run {
      $0 == .ask ? .reply(406) : .reply(200)
    } _: {
      receiver,
      endpoint in
      let known = NearbyReceiver(id: "1", name: "Desk", at: endpoint)
      let delivery = try await deliver(to: "127.0.0.1:\(endpoint.port)", known: known)
      #expect(outcome(delivery) == .declined)
      #expect(try receiver.questions.count == 1)
    }
  }

  @Test(arguments: [false, true])
  func `who moved, or has another key, is asked once at the right place`(hasMoved: Bool)
    async throws
  {
    try await ScriptedReceiver.run { receiver, endpoint in
      let known = NearbyReceiver(
        id: "1",
        name: "Desk",
        at: hasMoved ? try Endpoint("127.0.0.1", port: 1) : endpoint,
        publicKey: Fingerprint(String(repeating: "0", count: 64))
      )
      let delivery = try await deliver(to: "127.0.0.1:\(endpoint.port)", known: known)
      #expect(outcome(delivery) == .delivered(to: "Desk"))
      #expect(receiver.routes == [.discover, .ask])
    }
  }

  @Test func `a search that is interrupted is not said to have found nobody`() async throws {
    let sending = Task { try await deliver(to: "Desk", known: nil, looking: .seconds(60)) }
    sending.cancel()
    guard case .cancelled = try await sending.value else {
      Issue.record("nobody was looked for, and something is said of it")
      return
    }
  }

  @Test func `who is nowhere is not found`() async throws {
    guard case .notFound = try await deliver(to: "Desk", known: nil) else {
      Issue.record("something was found")
      return
    }
  }
}
