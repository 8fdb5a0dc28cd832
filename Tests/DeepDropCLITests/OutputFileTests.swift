import Testing

@testable import DeepDropCLI

@Suite struct OutputFileTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
  }

  private func files(_ names: [String]) -> [(path: String, bytes: [UInt8])] {
    names.map { (place.path(of: $0), Array("ours".utf8)) }
  }

  @Test func `new files are created`() throws {
    try OutputFile.create(files(["a", "b"]))
    #expect(try place.files == ["a", "b"])
    #expect(try place.read("a") == "ours")
    #expect(try place.read("b") == "ours")
  }

  @Test func `what is there is not taken for a new file`() throws {
    try place.write("a", "mine")
    let problem = Failure(.cannotWrite, place.path(of: "a"), "cannot be written: file exists")
    #expect(throws: problem) { try OutputFile.create(files(["a"])) }
    #expect(try place.read("a") == "mine")
    #expect(try place.files == ["a"])
  }
}
