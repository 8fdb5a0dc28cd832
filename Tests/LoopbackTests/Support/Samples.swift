import DeepDropAirDrop
import DeepDropArchive
import DeepDropHTTPS
import DeepDropKit
import Foundation

enum Samples {
  /// One identity for the whole run: making a key is the slowest thing here.
  static let identity: Result<TLSIdentity, HTTPSError> = Result { () throws(HTTPSError) in
    try TLSIdentity.stored(
      in: "/tmp/deepdrop-loopback-identity-\(getpid())",
      commonName: "DeepDrop"
    )
  }

  static let sender = SenderIdentity(computerName: "Laptop", id: ServiceID(random: 7))

  static let acme = Result {
    try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: ["acme"],
      hosts: ["example.com"]
    )
  }

  /// A question as current systems write it, or without an identifier as older ones do.
  static func ask(
    links: [String] = [],
    files: [String] = [],
    id: String? = nil,
    from name: String = "Laptop"
  ) throws -> [UInt8] {
    var request = AskRequest(
      from: sender,
      links: try links.map { try DeepLink($0) },
      files: try files.map {
        AskedFile(
          name: FileName(title: $0, extension: "txt"),
          type: try TypeIdentifier("public.plain-text"),
          size: 5
        )
      },
      transferID: try required(TransferID(id ?? "none"))
    )
    request.computerName = name
    if id == nil { request.transferID = nil }
    return request.bytes
  }

  /// A good body with files of these names and contents.
  static func upload(
    _ files: KeyValuePairs<String, String>,
    as format: ArchiveFormat = .gzip
  ) throws -> [UInt8] {
    let members = files.map { ArchiveMember.bytes(Array($0.value.utf8), named: $0.key) }
    let writer = try ArchiveWriter(ArchivePlan(members), as: format)
    var body: [UInt8] = []
    while try writer.takeBlock({ unsafe $0.withUnsafeBufferPointer { unsafe body += $0 } }) {}
    return body
  }

  /// A bare archive whose members have these names, written by hand to say what no packer would.
  static func archive(_ members: [(name: String, mode: Int, content: String)]) -> [UInt8] {
    (members + [("TRAILER!!!", 0, "")]).flatMap { name, mode, content in
      let numbers =
        [(0, 6), (2, 6), (mode, 6), (501, 6), (20, 6), (1, 6), (0, 6), (0, 11)]
        + [(name.utf8.count + 1, 6), (content.utf8.count, 11)]
      let header = "070707" + numbers.map { octal($0.0, $0.1) }.joined()
      return Array(header.utf8) + Array(name.utf8) + [0] + Array(content.utf8)
    }
  }

  static func archive(_ names: [String]) -> [UInt8] {
    archive(names.map { ($0, 0o100_644, "evil") })
  }

  private static func octal(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 8)
    return String(repeating: "0", count: width - digits.count) + digits
  }

  static func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.coderValueNotFound) }
    return value
  }
}
