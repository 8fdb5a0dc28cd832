import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropKit
import DeepDropLinux
import Foundation

enum SendSample {
  static let acme = Result {
    try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: ["acme"]
    )
  }

  static func sender(patience: Duration = .seconds(20)) throws -> AirDropSender {
    AirDropSender(
      introducing: SenderIdentity(computerName: "Laptop", id: ServiceID(random: 1)),
      certificate: try ScriptedReceiver.identity.get(),
      patience: patience
    )
  }

  static func links(_ links: String...) throws -> Shipment {
    guard let shipment = try Shipment(links: links.map { try DeepLink($0) }, files: []) else {
      throw Missing()
    }
    return shipment
  }

  static func files(_ files: OutgoingFile...) throws -> Shipment {
    guard let shipment = try Shipment(links: [], files: files) else { throw Missing() }
    return shipment
  }

  /// A link file of the example app.
  static func gig() throws -> OutgoingFile {
    OutgoingFile(
      LinkFile(try DeepLink("acme://e/1")),
      named: FileName(title: "Gig", extension: "acmelink"),
      type: try acme.get().identifier
    )
  }

  struct Missing: Error {}
}

/// A folder of a test's own, gone with it.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "deepdrop-loopback-tests-\(UInt64.random(in: 0...(.max)))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func write(_ name: String, _ data: Data) throws -> String {
    try data.write(to: URL(filePath: path(of: name)))
    return path(of: name)
  }
}
