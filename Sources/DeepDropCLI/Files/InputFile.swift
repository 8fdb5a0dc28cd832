#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file named on the command line, or standard input for a lone dash.
struct InputFile: Sendable, Hashable {
  let path: String
  /// What it should hold, as in "expected a link file".
  let expectation: String

  /// The input as messages name it.
  var name: String { path.inputName }

  /// The whole content; beyond the limit no more than one byte is ever read.
  ///
  /// A pipe or device that lies there under a name is refused: it may never have an end, or never
  /// a beginning, and so it is opened without waiting.
  func read(upTo limit: Int) throws(Failure) -> [UInt8] {
    let bytes = try readPrefix(limit + 1)
    guard bytes.count <= limit else { throw failure(.badInput, "more than \(limit) bytes") }
    return bytes
  }

  /// The beginning of the content, or all of it where there is no more.
  func readPrefix(_ count: Int) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      if path == "-" { return try Descriptor.standardInput.readAll(upTo: count) }
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      try file.requireRegular()
      return try file.descriptor.readAll(upTo: count)
    } catch {
      throw failure(.noInput, error.message)
    }
  }

  func failure(_ status: ExitStatus, _ problem: String) -> Failure {
    Failure(status, name, "\(problem), expected \(expectation)")
  }
}
