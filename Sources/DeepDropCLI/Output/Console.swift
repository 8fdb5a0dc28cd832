#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the command speaks: answers to standard output, everything else to standard error.
struct Console: Sendable {
  let output: Descriptor
  let errors: Descriptor
  let name: String
  /// Whether a reader that has seen enough ends the command, as it has to where there is no end.
  var endsWithItsReader = false

  /// A line of the answer.
  ///
  /// A terminal gets it displayable; a pipe or a file gets it as it is, for there a path must stay
  /// the path it is.
  func print(_ line: String) throws(Failure) {
    try write((output.isTerminal ? line.displayable : line) + "\n")
  }

  /// Text of several lines, of which outsiders have a part.
  func print(content: String) throws(Failure) {
    guard output.isTerminal else { return try write(content) }
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    try write(lines.map { String($0).displayable }.joined(separator: "\n"))
  }

  /// The same in bytes, which need not be UTF-8: a pipe or a file gets each.
  func print(content bytes: [UInt8]) throws(Failure) {
    guard output.isTerminal else { return try write(bytes) }
    try print(content: String(decoding: bytes, as: UTF8.self))
  }

  /// Text of our own, written as it is.
  func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try output.writeAll(bytes)
    } catch .brokenPipe where !endsWithItsReader {
      // The reader has seen enough, as in `deepdrop … | head -1`: nothing to say to anybody.
    } catch {
      throw Failure(.cannotWrite, "standard output", error.message)
    }
  }

  /// Refuses an output that takes nothing, before anything is done whose result it should take.
  func checkOutput() throws(Failure) {
    do {
      try output.checkWritable()
    } catch {
      throw Failure(.cannotWrite, "standard output", error.message)
    }
  }

  /// One JSON object on a line of its own.
  func print(json value: some Encodable) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("the objects we print hold strings, numbers and arrays of them")
    }
    try write(String(decoding: data, as: UTF8.self).displayableJSON + "\n")
  }

  /// A message that is no answer: what was done, what went wrong.
  ///
  /// A message that cannot be written has nowhere left to be reported.
  func report(_ message: some CustomStringConvertible) {
    let label = errors.isColoured ? "\u{1B}[1;31m\(name):\u{1B}[0m" : "\(name):"
    try? errors.writeAll(Array("\(label) \(message.description.displayable)\n".utf8))
  }
}

extension Console {
  /// The first ten, and how many more there are: a folder may give cause for thousands.
  func report(notes: [String]) {
    for note in notes.prefix(10) { report(note.clause) }
    if notes.count > 10 { report("and \(notes.count - 10) more of these") }
  }

  /// Does each input, reports what fails, and ends with the largest status.
  func each<Input>(
    _ inputs: [Input],
    _ body: (Input) throws(Failure) -> Void
  ) -> ExitStatus {
    var status = ExitStatus.done
    for input in inputs {
      do throws(Failure) {
        try body(input)
      } catch {
        report(error)
        status = max(status, error.status)
      }
    }
    return status
  }
}
