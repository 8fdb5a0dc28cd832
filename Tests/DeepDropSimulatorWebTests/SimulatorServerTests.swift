import DeepDropAirDrop
import DeepDropKit
import DeepDropSimulator
import Foundation
import FoundationNetworking
import Testing

@testable import DeepDropSimulatorWeb

/// The server on the loopback interface, asked by hand.
@Suite(.network, .timeLimit(.minutes(5))) struct SimulatorServerTests {
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
      let statuses = try await withThrowingTaskGroup { group in
        for _ in 3...64 {
          group.addTask { try await Self.ask("device", of: server, body: "{}").status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses == Array(repeating: 200, count: 62))
      let answer = try await Self.ask("device", of: server, body: "{}")
      #expect(answer.status == 409)
      #expect(answer.text.contains("There are 64 devices, which is the most."))
    }
    #expect(await simulation.state.devices.count == 64)
  }

  @Test(arguments: [("act", 512 * 1024), ("comparison", 64 * 1024)])
  func `a body beyond the limit is not read`(path: String, limit: Int) async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      for (count, status) in [(limit, 400), (limit + 1, 413)] {
        let body = String(repeating: "x", count: count)
        let answer = try await Self.ask(path, of: server, body: body)
        #expect(answer.status == status)
        #expect(answer.text.hasPrefix(#"{"message":""#))
      }
    }
  }

  @Test func `a method that means nothing is told which ones do`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      var request = URLRequest(url: try #require(URL(string: server.address)))
      request.httpMethod = "PUT"
      let (data, response) = try await Self.fetch(request)
      #expect(response.statusCode == 405)
      #expect(response.value(forHTTPHeaderField: "Allow") == "GET, POST")
      #expect(String(decoding: data, as: UTF8.self).contains("PUT is neither GET nor POST."))
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

  @Test func `the picture in a dialog is served as nothing but a picture (N07)`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    let icon = try Thumbnail([0xFF, 0xD8, 0xFF, 0xE0, 0x3C, 0x73, 0x76, 0x67, 0x3E])
    let shared = try SharedLink(title: "Gig", link: DeepLink("acme://e/1"))
    let app = "com.example.acme"
    for act in [
      Act.share(.link(shared, .file, icon: icon), from: app), .choose(.airDrop),
      .send(to: "device-2"),
    ] {
      try await simulation.perform(act, at: "device-1")
    }
    try await SimulatorServer.run(simulation) { server in
      let picture = try await Self.fetch("icon/device-2/1", of: server)
      #expect(picture.data == icon.icon.data)
      #expect(picture.response.statusCode == 200)
      for (field, value) in [
        ("Content-Type", "image/jpeg"), ("X-Content-Type-Options", "nosniff"),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
      ] {
        #expect(picture.response.value(forHTTPHeaderField: field) == value)
      }
      for path in [
        "icon/device-2/2", "icon/device-1/1", "icon/", "icon/device-2/1/1", "icon/device-2/01",
        "icon/device-2/+1", "icon//device-2/1",
      ] {
        #expect(try await Self.ask(path, of: server).status == 404)
      }
    }
  }

  @Test func `a file that is no app is refused with its place`() async throws {
    let simulation = try await StateUpdateTests.twoDevices()
    try await SimulatorServer.run(simulation) { server in
      let list = Data("<plist><dict>\n<key>a</string>".utf8).base64EncodedString()
      let body = #"{"device": "device-1", "infoPlist": "\#(list)"}"#
      let answer = try await Self.ask("app", of: server, body: body)
      #expect(answer.status == 409)
      #expect(answer.text.contains(#""message":"This Info.plist cannot be installed: line 2, "#))
      #expect(answer.text.contains(#""severity":"error""#))
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
    let (data, answer) = try await Self.fetch(request)
    return (
      answer.statusCode,
      answer.value(forHTTPHeaderField: "Content-Security-Policy"),
      String(decoding: data, as: UTF8.self)
    )
  }

  private static func fetch(
    _ path: String,
    of server: SimulatorServer
  ) async throws -> (data: Data, response: HTTPURLResponse) {
    try await fetch(URLRequest(url: #require(URL(string: server.address + path))))
  }

  private static func fetch(
    _ request: URLRequest
  ) async throws -> (data: Data, response: HTTPURLResponse) {
    let (data, response) = try await URLSession.shared.data(for: request)
    return (data, try #require(response as? HTTPURLResponse))
  }
}
