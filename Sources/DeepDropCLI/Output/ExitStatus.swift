/// What the shell is told; several inputs end with the largest.
struct ExitStatus: Sendable, Hashable, Comparable {
  let code: Int32

  private init(_ code: Int32) {
    self.code = code
  }

  static let done = ExitStatus(0)
  /// The answer is no: findings, declined, no app.
  static let no = ExitStatus(1)
  static let usage = ExitStatus(64)
  /// The input is not what it should be.
  static let badInput = ExitStatus(65)
  /// The input cannot be read.
  static let noInput = ExitStatus(66)
  /// No such peer, or it went away or timed out.
  static let unavailable = ExitStatus(69)
  /// The output cannot be written.
  static let cannotWrite = ExitStatus(73)
  /// Refused by policy.
  static let refused = ExitStatus(77)
  /// Interrupted; what was under way is cleaned up.
  static let interrupted = ExitStatus(130)

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.code < right.code }
}

extension ExitStatus {
  /// The statuses in a word or two each, for the help.
  static let summary = [
    "0 done,", "1 the answer is no,", "64 wrong usage,", "65 bad input,", "66 no input,",
    "69 peer not there,", "73 no output,", "77 refused by policy,", "130 interrupted",
  ]

  /// Every status and what it means, for the manual page.
  static let meanings: KeyValuePairs<ExitStatus, String> = [
    .done: "Done.",
    .no: "The answer is no: findings, declined, no app.",
    .usage: "The command line is wrong.",
    .badInput: "The input is not what it should be.",
    .noInput: "The input cannot be read.",
    .unavailable: "No such peer, or it went away or timed out.",
    .cannotWrite: "The output cannot be written.",
    .refused: "Refused by policy.",
    .interrupted: "Interrupted; what was under way is cleaned up.",
  ]
}
