import DeepDropSimulator
import Foundation
import FoundationNetworking
import Testing

@testable import DeepDropSimulatorWeb

/// The server on the loopback interface, asked by hand.
@Suite(.network, .timeLimit(.minutes(1))) struct SimulatorServerTests {
  @Test func `what a page is told is told again after each act`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      #expect(server.address.hasPrefix("http://127.0.0.1:"))
      let act = #"{"device": "device-2", "act": "files"}"#
      let answer = try await Self.ask("act", of: server, body: act)
      #expect(answer.status == 200)
      #expect(await simulation.state["device-2"]?.screen == .files)
    }
  }

  @Test(arguments: [
    ("act", #"{"device": "device-3", "act": "files"}"#, 409),
    ("act", #"{"device": "device-1", "act": "accept"}"#, 409),
    ("act", #"{"device": "device-1"}"#, 400),
    ("comparison", #"{"title": "Gig", "link": "no link"}"#, 422),
    ("app", #"{"device": "device-1", "infoPlist": "AAAA"}"#, 409),
    ("app", #"{"device": "device-1", "infoPlist": "?"}"#, 400),
    ("nowhere", "{}", 404),
  ])
  func `a mistake has its status and a sentence`(
    path: String,
    body: String,
    status: Int
  ) async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    let before = await simulation.state.devices
    try await SimulatorServer.run(simulation) { server in
      let answer = try await Self.ask(path, of: server, body: body)
      #expect(answer.status == status)
      #expect(answer.text.hasPrefix(#"{"message":""#))
    }
    #expect(await simulation.state.devices == before)
  }

  @Test func `there is an end to new devices`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      for _ in 3...64 {
        #expect(try await Self.ask("device", of: server, body: "{}").status == 200)
      }
      let answer = try await Self.ask("device", of: server, body: "{}")
      #expect(answer.status == 409)
      #expect(answer.text.contains("There are 64 devices, which is the most."))
    }
    #expect(await simulation.state.devices.count == 64)
  }

  @Test func `a body beyond the limit is not read`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      let body = String(repeating: "x", count: 64 * 1024 + 1)
      let answer = try await Self.ask("act", of: server, body: body)
      #expect(answer.status == 413)
    }
  }

  @Test func `a page has a policy that lets nothing in`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      let page = try await Self.ask("", of: server)
      #expect(page.status == 200)
      let policy = page.policy ?? ""
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
      #expect(!policy.contains("unsafe"))
    }
  }

  // MARK: - Asking

  static func ask(
    _ path: String,
    of server: SimulatorServer,
    body: String? = nil
  ) async throws -> (status: Int, policy: String?, text: String) {
    var request = URLRequest(url: try #require(URL(string: server.address + path)))
    request.httpMethod = body == nil ? "GET" : "POST"
    request.httpBody = body.map { Data($0.utf8) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    return (
      answer.statusCode,
      answer.value(forHTTPHeaderField: "Content-Security-Policy"),
      String(decoding: data, as: UTF8.self)
    )
  }
}
