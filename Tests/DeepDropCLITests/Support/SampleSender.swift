import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropKit
import Foundation

/// A sender that asks the receiver on this machine.
struct SampleSender: Sendable {
  let endpoint: Endpoint

  init(port: UInt16) throws {
    endpoint = try Endpoint("::1", port: port)
  }

  /// Of a receiver that was started with `--json`, which first says where it listens.
  init(to receiver: RunningCommand) async throws {
    struct Listening: Decodable { let port: UInt16 }
    let line = Data(try await receiver.read().utf8)
    try self.init(port: JSONDecoder().decode(Listening.self, from: line).port)
  }

  /// Asks about a link and hands back the answer's status.
  func send(link: String) async throws -> Int { try await send(links: [link]) }

  /// Asks about several at once.
  func send(links: [String]) async throws -> Int {
    let body = try Self.ask(links: links)
    return try await HTTPSConnection.with(endpoint) { connection in
      try await connection.send(ClientRequest("POST", "/Ask", body: .bytes(body))).status
    }
  }

  /// Asks what nobody can read.
  func sendGarbage() async throws -> Int {
    try await HTTPSConnection.with(endpoint) { connection in
      try await connection.send(ClientRequest("POST", "/Ask", body: .bytes([0]))).status
    }
  }

  static func ask(links: [String] = [], files: [String] = []) throws -> [UInt8] {
    var request = AskRequest(
      from: SenderIdentity(computerName: "Laptop", id: ServiceID(random: 7)),
      links: try links.map { try DeepLink($0) },
      files: try files.map {
        AskedFile(
          name: FileName(title: $0, extension: "bin"),
          type: try TypeIdentifier("public.data"),
          size: nil
        )
      },
      transferID: try required(TransferID("ID-1"))
    )
    request.transferID = nil
    return request.bytes
  }

  private static func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.coderValueNotFound) }
    return value
  }
}
