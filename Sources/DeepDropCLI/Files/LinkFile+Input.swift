import DeepDropKit

extension LinkFile {
  /// Reads a link file, or standard input for a lone dash.
  init(at path: String) throws(Failure) {
    let file = InputFile(path: path, expectation: "a link file")
    let bytes = try file.read(upTo: Self.maximumLength)
    do throws(LinkError) {
      try self.init(reading: bytes)
    } catch {
      throw Failure(.badInput, file.name, error)
    }
  }
}
