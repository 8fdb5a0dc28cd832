import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropLinux
import Foundation
import Testing

@Suite(.network, .timeLimit(.minutes(5))) struct SendFailureTests {
  @Test(arguments: [
    (Route.discover, 401, SendOutcome.contactsOnly),
    (.discover, 404, .refused(step: .discover, status: 404)),
    (.ask, 401, .contactsOnly), (.ask, 403, .declined), (.ask, 406, .declined),
    (.ask, 503, .unavailable(step: .ask)),
    (.upload, 503, .unavailable(step: .upload)),
    (.upload, 507, .diskFull),
    (.upload, 408, .timedOut(step: .upload)),
    (.upload, 413, .refused(step: .upload, status: 413)),
    (.upload, 500, .refused(step: .upload, status: 500)),
  ])
  func `each status is read as what it means (A08)`(
    route: Route,
    status: Int,
    outcome: SendOutcome
  ) async throws {
    try await ScriptedReceiver.run {
      $0 == route ? .reply(status) : .reply(200)
    } _: { _, endpoint in
      let report = try await SendSample.sender()
        .send(try SendSample.files(try SendSample.gig()), to: NearbyReceiver(at: endpoint))
      #expect(report.outcome == outcome)
    }
  }

  @Test(arguments: [Route.discover, .ask, .upload])
  func `a receiver that goes away is missed, not waited for (A05)`(route: Route) async throws {
    let source = try Workspace()
    let path = try source.write("large", Data(repeating: 7, count: 8 << 20)).path
    try await ScriptedReceiver.run {
      $0 == route ? .vanish : .reply(200)
    } _: { receiver, endpoint in
      let report = try await SendSample.sender()
        .send(try SendSample.files(try OutgoingFile(path: path)), to: NearbyReceiver(at: endpoint))
      #expect(report.outcome == .vanished(step: route))
      #expect(report.wasAsked == (route != .discover))
      #expect(receiver.routes.count { $0 == .ask } == (route == .discover ? 0 : 1))
    }
  }

  @Test func `an owner who does not answer is not waited for without end`() async throws {
    try await ScriptedReceiver.run {
      $0 == .ask ? .wait(.seconds(30)) : .reply(200)
    } _: {
      _,
      endpoint in
      let report = try await SendSample.sender(patience: .milliseconds(300))
        .send(try SendSample.links("acme://e/1"), to: NearbyReceiver(at: endpoint))
      #expect(report.outcome == .timedOut(step: .ask))
      #expect(report.wasAsked)
    }
  }

  @Test(arguments: [Route.discover, .ask, .upload])
  func `the sender's owner can stop at every step`(route: Route) async throws {
    try await ScriptedReceiver.run {
      $0 == route ? .wait(.seconds(30)) : .reply(200)
    } _: {
      receiver,
      endpoint in
      let sender = try SendSample.sender()
      let shipment = try SendSample.files(try SendSample.gig())
      let task = Task { await sender.send(shipment, to: NearbyReceiver(at: endpoint)) }
      while receiver.routes.last != route { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      #expect(await task.value.outcome == .cancelled)
    }
  }

  @Test func `who takes a connection and says nothing is given up`() async throws {
    let silent = try Relay()
    let endpoint = try Endpoint("127.0.0.1", port: silent.port)
    let report = try await SendSample.sender(patience: .seconds(1)).send(
      try SendSample.links("acme://e/1"),
      to: NearbyReceiver(name: "Desk", at: endpoint),
      connectTime: .milliseconds(300)
    )
    #expect(!report.wasAsked)
    #expect(report.outcome == .timedOut(step: .ask))
  }

  @Test func `a second address is tried only when the first was not there`() async throws {
    try await ScriptedReceiver.run { receiver, endpoint in
      let nobody = try Endpoint("127.0.0.1", port: 1)
      let report = try await SendSample.sender().send(
        try SendSample.links("acme://e/1"),
        to: NearbyReceiver(name: "Desk", at: nobody, or: [endpoint, endpoint])
      )
      #expect(report.outcome == .delivered(to: "Desk"))
      #expect(report.receiver.endpoint == endpoint)
      #expect(receiver.routes == [.ask])
    }
  }

  @Test func `a file that shrinks meanwhile ends the send and is named (A04)`() async throws {
    let source = try Workspace()
    let path = try source.write("shrinks", Data(repeating: 7, count: 100_000)).path
    let shipment = try SendSample.files(try OutgoingFile(path: path))
    let status = unsafe truncate(path, 10)
    try #require(status == 0)
    try await ScriptedReceiver.run { _, endpoint in
      let report = try await SendSample.sender().send(shipment, to: NearbyReceiver(at: endpoint))
      #expect(report.outcome == .cancelled)
      #expect(report.failure?.contains(path) == true)
    }
  }

  @Test func `a receiver with another key is not the one that is known`() async throws {
    try await ScriptedReceiver.run { receiver, endpoint in
      let key = Fingerprint(String(repeating: "0", count: 64))
      let report = try await SendSample.sender().send(
        try SendSample.links("acme://e/1"),
        to: NearbyReceiver(name: "Desk", at: endpoint, publicKey: key)
      )
      #expect(report.outcome == .vanished(step: .ask))
      #expect(receiver.routes == [])
    }
  }
}
