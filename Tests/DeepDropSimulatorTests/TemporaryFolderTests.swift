import Foundation
import Testing

@testable import DeepDropSimulator

@Suite struct TemporaryFolderTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: place.url.path).sorted() }
  }

  private func make(_ name: String) throws {
    let folder = place.url.appending(path: "\(name)/inner")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `a folder goes with its object, and nobody else looks into it`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder(in: place.url)
    let url = try #require(folder?.url)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(try names == [url.lastPathComponent])
    folder = nil
    #expect(try names == [])
  }

  @Test func `what a killed process left is swept, and what is in use stays`() throws {
    let used = try TemporaryFolder(in: place.url)
    // Its lock went with the process.
    try make("DeepDrop-\(UUID().uuidString)")
    TemporaryFolder.sweep(place.url)
    #expect(try names == [used.url.lastPathComponent])
  }

  @Test func `what is not ours is not swept`() throws {
    let id = UUID().uuidString
    for name in ["DeepDrop-Gig", "DeepDrop-\(id).old", ".DeepDrop-\(id)", "precious"] {
      try make(name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: place.url.path + "/DeepDrop-\(id)",
      withDestinationPath: "precious"
    )
    let before = try names
    TemporaryFolder.sweep(place.url)
    #expect(try names == before)
    #expect(FileManager.default.fileExists(atPath: place.url.path + "/precious/inner"))
  }

  @Test func `a place that takes no folder is told`() {
    let nowhere = place.url.appending(path: "nowhere")
    let error = #expect(throws: SimulatorError.self) { try TemporaryFolder(in: nowhere) }
    #expect(error?.code == .noDisk)
  }
}
