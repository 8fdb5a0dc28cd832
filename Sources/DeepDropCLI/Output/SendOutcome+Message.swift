#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux

  extension Delivery {
    /// What became of it, in one word for programs.
    var event: String {
      switch self {
      case .notFound: "not-found"
      case .cannotLook: "not-found"
      case .cancelled: SendOutcome.cancelled.event
      case .ended(let report): report.failure == nil ? report.outcome.event : "failed"
      }
    }

    var status: ExitStatus {
      switch self {
      case .notFound, .cannotLook: .unavailable
      case .cancelled: SendOutcome.cancelled.status
      case .ended(let report): report.failure == nil ? report.outcome.status : .noInput
      }
    }

    /// What became of it, in one clause for people.
    var message: String {
      switch self {
      case .notFound: "no such receiver appeared, \"deepdrop doctor\" says what may be missing"
      case .cannotLook(let error): Failure(searching: error).message
      case .cancelled: SendOutcome.cancelled.message(wasAsked: false)
      case .ended(let report): report.message
      }
    }

    /// How many links are there, however it ended.
    var deliveredLinks: Int {
      if case .ended(let report) = self { report.deliveredLinks } else { 0 }
    }
  }

  extension SendReport {
    /// Whoever sends again what was only half taken should know which half.
    fileprivate var message: String {
      let ending = failure?.clause ?? outcome.message(wasAsked: wasAsked)
      if case .delivered = outcome { return ending }
      return switch deliveredLinks {
      case 0: ending
      case 1: "\(ending), but the link was delivered"
      default: "\(ending), but the links were delivered"
      }
    }
  }

  extension SendOutcome {
    fileprivate var event: String {
      switch self {
      case .delivered: "delivered"
      case .declined: "declined"
      case .contactsOnly: "contacts-only"
      case .notDiscoverable: "not-discoverable"
      case .unreadable: "unreadable"
      case .refused: "refused"
      case .unavailable: "unavailable"
      case .diskFull: "disk-full"
      case .timedOut: "timed-out"
      case .vanished: "vanished"
      case .cancelled: "cancelled"
      }
    }

    fileprivate var status: ExitStatus {
      switch self {
      case .delivered: .done
      case .declined, .contactsOnly, .notDiscoverable: .no
      case .refused(_, 500...): .unavailable
      case .refused: .refused
      case .unreadable, .unavailable, .diskFull, .timedOut, .vanished: .unavailable
      case .cancelled: .interrupted
      }
    }

    fileprivate func message(wasAsked: Bool) -> String {
      switch self {
      case .delivered: "delivered"
      case .declined: "declined"
      case .contactsOnly: "accepts from its contacts only, its owner can allow everyone"
      case .notDiscoverable: "does not show itself to this computer, its owner can allow everyone"
      case .unreadable: "gives an answer that cannot be read"
      case .refused(.discover, let status): "does not say who it is\(Self.reason(status))"
      case .refused(.ask, let status): "refuses to be asked\(Self.reason(status))"
      case .refused(.upload, let status): "refuses the files\(Self.reason(status))"
      case .unavailable(.upload): "is stopping or busy, and has not taken everything"
      case .unavailable: "is stopping or busy, and cannot be asked"
      case .diskFull: "has no room left on its disk"
      case .timedOut, .vanished:
        wasAsked ? unfinished : "cannot be reached"
      case .cancelled: "stopped"
      }
    }

    /// What a status says to people, where HTTP knows; other receivers than ours answer with any.
    private static func reason(_ status: Int) -> String {
      let words: String? =
        switch status {
        case 400, 422: "it cannot read what it was sent"
        case 401, 403: "it does not allow that"
        case 404, 405, 501: "it does not do that"
        case 413: "that is more than it takes"
        case 429: "it was asked too often"
        case 500...599: "something failed there"
        default: nil
        }
      return (words.map { ": \($0)" } ?? "") + " (HTTP status \(status))"
    }

    private var unfinished: String {
      switch self {
      case .timedOut(.upload): "stopped taking the files"
      case .timedOut: "did not answer in time"
      case .vanished(.upload): "went away before it had everything"
      default: "went away before it answered"
      }
    }
  }
#endif
