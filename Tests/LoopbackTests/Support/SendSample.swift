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
