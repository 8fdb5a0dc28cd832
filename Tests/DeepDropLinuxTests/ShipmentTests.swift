import DeepDropAirDrop
import DeepDropKit
import Foundation
import Testing

@testable import DeepDropLinux

@Suite struct ShipmentTests {
  private let place: Workspace

  init() throws { place = try Workspace() }

  private func shipment(_ links: [String], _ paths: [String]) throws -> Shipment? {
    try Shipment(
      links: links.map { try DeepLink($0) },
      files: paths.map { try OutgoingFile(path: $0) }
    )
  }

  @Test func `files are measured and their names made distinct`() throws {
    let paths = [
      try place.write("a/x.txt", "1").path, try place.write("b/x.txt", "22").path,
      try place.write("docs/c", "333").path,
    ]
    try place.write("docs/d/e", "4444")
    let offer = try #require(try shipment([], [paths[0], paths[1], place.path(of: "docs")])).offer
    #expect(offer.files.map(\.name) == ["x.txt", "x-2.txt", "docs"])
    #expect(offer.files.map(\.size) == [1, 2, 7])
    #expect(offer.files.map(\.isDirectory) == [false, false, true])
    #expect(offer.totalBytes == 10)
  }

  @Test func `what does not travel as it is here is noted`() throws {
    try place.write("docs/.hidden", "1")
    let folder = place.path(of: "docs")
    #expect(unsafe symlink("nowhere", folder + "/link") == 0)
    #expect(unsafe mkfifo(folder + "/pipe", 0o600) == 0)
    let paths = [try place.write(".profile", "1").path, try place.write("a.txt", "").path, folder]
    #expect(
      try shipment([], paths)?.notes == [
        "“.profile” is sent as “profile”.",
        "“docs/link” is left out: a symbolic link is not sent.",
        "“docs/pipe” is left out: it is neither a file nor a folder.",
      ]
    )
  }

  @Test(arguments: ["lightning:lnbc1", "mailto:a@example.com", "acme://e/1"])
  func `a link of any scheme stays as it is (N09)`(link: String) throws {
    #expect(try shipment([link], [])?.offer.links.map(\.string) == [link])
  }

  @Test func `there must be something`() throws {
    #expect(try shipment([], [])?.offer == nil)
  }

  @Test func `a transfer is bounded`() throws {
    let links = [String](repeating: "acme://e/1", count: AskRequest.maximumCount + 1)
    #expect(throws: ShipmentError.tooMany) { try shipment(links, []) }
  }

  @Test func `a file of 8 GiB is refused with a sentence`() throws {
    let path = try place.write("large.bin", "").path
    #expect(unsafe truncate(path, 8 << 30) == 0)
    #expect(
      throws: ShipmentError(
        description: "“large.bin” has 8 GiB or more; the format allows less."
      )
    ) { try shipment([], [path]) }
    #expect(unsafe truncate(path, (8 << 30) - 1) == 0)
    #expect(try shipment([], [path])?.offer.totalBytes == (8 << 30) - 1)
  }

  @Test func `what is no file is refused with a sentence`() throws {
    let path = place.path(of: "pipe")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(throws: ShipmentError.self) { try shipment([], [path]) }
  }
}
