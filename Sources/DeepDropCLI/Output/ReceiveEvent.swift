#if os(Linux)
  import DeepDropAirDrop
  import DeepDropArchive
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux
  import DeepDropPropertyList

  /// What happened to a receiver, as scripts read it; keys without a value are left out.
  struct ReceiveEvent: Sendable, Hashable, Encodable {
    enum Kind: String, Sendable, Hashable, Encodable {
      case listening, visible, waiting, hidden, bluetooth, refused, declined, unanswered, link, file
      case folder, renamed, failed
    }

    let event: Kind
    /// What the receiver calls itself.
    var name: String?
    /// Its twelve digits.
    var id: String?
    var port: UInt16?
    /// What the sender calls itself, which nobody verified.
    var sender: String?
    /// The sender's address.
    var address: String?
    var link: String?
    var path: String?
    /// How many refusals and unanswered questions it stands for, where they are too many for an
    /// object each.
    var count: Int?
    /// A sentence for people.
    var message: String?

    /// The link that a person may want to have opened.
    var arrivedLink: DeepLink? { link.flatMap { try? DeepLink($0) } }

    static func events(of report: ReceiverReport, receiver name: String) -> [ReceiveEvent] {
      switch report {
      case .listening(let id, let endpoint):
        [ReceiveEvent(event: .listening, name: name, id: id.description, port: endpoint.port)]
      case .visible:
        [ReceiveEvent(event: .visible, name: name, message: "visible as “\(name)”")]
      case .waitingForNetwork:
        [
          ReceiveEvent(
            event: .waiting,
            message: "not visible: no network is up, waiting for one; \"deepdrop doctor\" says more"
          )
        ]
      case .hidden(let error, let mdnsPort, let port):
        [.hidden(error, mdnsPort, port)]
      case .withoutBluetooth(let problem):
        [
          ReceiveEvent(
            event: .bluetooth,
            message: "senders nearby are not heard over Bluetooth: \(problem.message)"
          )
        ]
      case .refused(let refusal, let peer):
        [
          ReceiveEvent(
            event: .refused,
            address: peer.address,
            message: "refused a request from \(peer.address): \(refusal.message.clause)"
          )
        ]
      case .declined(let question): [.about(question, .declined, "declined")]
      case .left(let question):
        [.about(question, .unanswered, "the connection ended before an answer")]
      case .renamed(let renamings, let question):
        [String](noting: renamings).map { .about(question, .renamed, $0) }
      case .failed(let why, let question): [.about(question, .failed, why.clause)]
      case .links(let links, let question):
        links.map { .arrived(question, .link, $0.path, $0.link) }
      case .files(let files, let question):
        files.map { .arrived(question, $0.isFolder ? .folder : .file, $0.path, $0.link) }
      }
    }

    private static func hidden(
      _ error: DiscoveryError,
      _ mdnsPort: Checkup.Trial,
      _ port: UInt16
    ) -> ReceiveEvent {
      // Why the port cannot be had, the responder does not say.
      let reason =
        switch mdnsPort {
        case .failed(let reason): Checkup.unsharedMDNSPort(reason).clause
        case .worked: error.message.clause
        }
      return ReceiveEvent(
        event: .hidden,
        port: port,
        message: "only reachable as an address such as [fe80::1%eth0]:\(port): \(reason)"
      )
    }

    private static func about(
      _ question: Question,
      _ kind: Kind,
      _ message: String
    ) -> ReceiveEvent {
      ReceiveEvent(
        event: kind,
        sender: question.request.computerName,
        address: question.peer.address,
        message: "from “\(question.request.computerName)”: \(message)"
      )
    }

    private static func arrived(
      _ question: Question,
      _ kind: Kind,
      _ path: String,
      _ link: DeepLink?
    ) -> ReceiveEvent {
      ReceiveEvent(
        event: kind,
        sender: question.request.computerName,
        address: question.peer.address,
        link: link?.string,
        path: path
      )
    }
  }

  extension [String] {
    /// The first ten, and how many more there are.
    fileprivate init(noting renamings: [Renaming]) {
      self = renamings.prefix(10).map { "\($0.sent.quoted) is kept as \($0.kept.quoted)" }
      if renamings.count > 10 { append("\(renamings.count - 10) more names are kept otherwise") }
    }
  }
#endif
