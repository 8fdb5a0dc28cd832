#if os(Linux)
  /// One line of `deepdrop doctor`: what was looked at, how it stands, and the sentence that helps.
  struct Diagnosis: Sendable, Hashable, Encodable {
    enum Level: String, Sendable, Hashable, Encodable {
      case ok
      /// Something is missing that one can do without.
      case note
      /// Sending or receiving on the local network is impossible as it is.
      case problem
    }

    let level: Level
    let subject: String
    let message: String

    static func ok(_ subject: String, _ message: String) -> Diagnosis {
      Diagnosis(level: .ok, subject: subject, message: message)
    }

    static func note(_ subject: String, _ message: String) -> Diagnosis {
      Diagnosis(level: .note, subject: subject, message: message)
    }

    static func problem(_ subject: String, _ message: String) -> Diagnosis {
      Diagnosis(level: .problem, subject: subject, message: message)
    }
  }
#endif
