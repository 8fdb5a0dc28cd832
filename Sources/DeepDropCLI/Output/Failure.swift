import DeepDropPropertyList

/// What went wrong with one input, in one line, and the status it ends with.
struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
  let status: ExitStatus
  /// The input: a path, a command, a link; `nil` for the command line as a whole.
  let subject: String?
  /// What is wrong, and what would be right.
  let message: String

  init(_ status: ExitStatus, _ subject: String?, _ message: String) {
    self.status = status
    self.subject = subject
    self.message = message
  }

  static func usage(_ subject: String?, _ message: String) -> Failure {
    Failure(.usage, subject, message)
  }

  /// The line as it is; `Console.report` makes what it shows displayable.
  var description: String { (subject.map { "\($0): " } ?? "") + message }
}

extension String {
  /// A sentence as the end of a longer one: no capital, no full stop.
  var clause: String {
    let text = decapitalized
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
