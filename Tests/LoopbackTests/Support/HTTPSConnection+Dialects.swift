import DeepDropAirDrop
import DeepDropHTTPS

/// How a sender writes its requests.
enum Dialect: Sendable, CaseIterable {
  /// Until 2024: lengths, no identifiers.
  case classic
  /// Since then: chunks, identifiers.
  case current
}

extension HTTPSConnection {
  func discover(_ body: [UInt8] = DiscoverRequest().bytes) async throws -> ClientResponse {
    try await send(ClientRequest("POST", "/Discover", body: .bytes(body)))
  }

  func ask(_ body: [UInt8], _ dialect: Dialect = .classic) async throws -> ClientResponse {
    try await send(ClientRequest("POST", "/Ask", body: dialect.body(body)))
  }

  /// Asks and hands back the status.
  func ask(links: [String]) async throws -> Int {
    try await ask(Samples.ask(links: links)).status
  }

  func upload(
    _ body: [UInt8],
    type: String = "application/x-cpio",
    id: String? = nil
  ) async throws -> ClientResponse {
    try await send(.upload(.stream { try $0.write(body) }, type: type, id: id))
  }

  /// Asks for a file, is accepted, and uploads this.
  func transfer(_ body: [UInt8]) async throws -> ClientResponse {
    let answer = try await ask(Samples.ask(files: ["a"]))
    guard answer.status == 200 else { return answer }
    return try await upload(body)
  }
}

extension ClientRequest {
  static func upload(
    _ body: Body,
    type: String = "application/x-cpio",
    id: String? = nil
  ) -> ClientRequest {
    var fields: HTTPFields = ["Content-Type": type]
    fields["TransferID"] = id
    return ClientRequest("POST", "/Upload", fields: fields, body: body)
  }
}

extension Dialect {
  func body(_ bytes: [UInt8]) -> ClientRequest.Body {
    switch self {
    case .classic: .bytes(bytes)
    case .current: .stream { try $0.write(bytes) }
    }
  }
}
