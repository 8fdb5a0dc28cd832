import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropLinux
import Foundation
import Synchronization

/// A receiver over real TLS on 127.0.0.1 that does what the test says, and notes what it is sent.
final class ScriptedReceiver: Sendable {
  /// What it was sent.
  struct Seen: Sendable, Hashable {
    let route: Route
    let fields: [String: String]
    let body: [UInt8]
    let certificate: Certificate?
  }

  /// What it does about a request.
  enum Reaction: Sendable {
    case reply(Int, [UInt8] = [])
    /// Cuts every connection and listens no more.
    case vanish
    /// Answers late.
    case wait(Duration)
  }

  /// One key for the whole run: making one is the slowest thing here.
  static let identity = Result {
    try TLSIdentity.stored(
      in: NSTemporaryDirectory() + "deepdrop-loopback-\(UInt64.random(in: 0...(.max)))",
      commonName: "receiver"
    )
  }

  private let log = Mutex<[Seen]>([])
  private let script: @Sendable (Route) -> Reaction
  private let relay: Relay

  private init(_ script: @escaping @Sendable (Route) -> Reaction, _ relay: Relay) {
    self.script = script
    self.relay = relay
  }

  /// What it was sent, in order.
  var seen: [Seen] { log.withLock { $0 } }

  var routes: [Route] { seen.map(\.route) }

  /// The questions it was asked.
  var questions: [AskRequest] {
    get throws { try seen.filter { $0.route == .ask }.map { try AskRequest(parsing: $0.body) } }
  }

  /// Runs `body` with a receiver, and where it is.
  static func run<Result>(
    _ script: @escaping @Sendable (Route) -> Reaction = { _ in .reply(200) },
    _ body: (ScriptedReceiver, Endpoint) async throws -> Result
  ) async throws -> Result {
    let configuration = ServerConfiguration(
      binding: .address("127.0.0.1"),
      security: .tlsAskingForCertificates(try identity.get())
    )
    let relay = try Relay()
    let receiver = ScriptedReceiver(script, relay)
    return try await HTTPSServer.run(configuration) { request in
      try await receiver.answer(request)
    } whileServing: { server in
      try await relay.run(to: server.endpoint.port) {
        try await body(receiver, try Endpoint("127.0.0.1", port: relay.port))
      }
    }
  }

  private func answer(_ request: ServerRequest) async throws -> ServerResponse {
    guard let route = Route(rawValue: request.path) else { return ServerResponse(status: 404) }
    let reaction = script(route)
    if route == .upload, case .vanish = reaction { relay.cut() }
    let body = try await request.body.collect(limit: 64 << 20)
    let fields = Dictionary(
      request.fields.fields.map { ($0.name.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let seen = Seen(route: route, fields: fields, body: body, certificate: request.certificate)
    log.withLock { $0.append(seen) }
    switch reaction {
    case .reply(let status, let content):
      return ServerResponse(
        status: status,
        body: .bytes(content.isEmpty ? Self.body(route) : content)
      )
    case .vanish:
      relay.cut()
      return ServerResponse(status: 500)
    case .wait(let time):
      try await Task.sleep(for: time)
      return ServerResponse(status: 200, body: .bytes(Self.body(route)))
    }
  }

  private static func body(_ route: Route) -> [UInt8] {
    switch route {
    case .discover: DiscoverResponse(computerName: "Desk", modelName: "Mac14,2").bytes
    case .ask: AskResponse(computerName: "Desk", modelName: "Mac14,2").bytes
    case .upload: []
    }
  }
}
