#if os(Linux)
  import DeepDropAirDrop
  import DeepDropArchive
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropLinux

  extension ReceiveCommand {
    /// Who answers the questions.
    enum Consent: Sendable {
      case ask
      case all
      case none
    }

    static let name = Parameter<String?>.option(
      "name",
      "NAME",
      "What senders see; this machine's name when left out."
    )
    static let directory = Parameter<String?>.option(
      "directory",
      "DIRECTORY",
      completion: .directory,
      "Where to put what arrives; your downloads when left out."
    )
    static let consent = Parameter<Consent>.choice(
      "accept",
      "WHAT",
      among: ["ask": .ask, "all": .all, "none": .none],
      default: .ask,
      "What to accept; when left out, you are asked about everything."
    )
    static let apps = Parameter<[String]>.repeated(
      "app",
      "PATH",
      completion: .file,
      "An app whose links are known: an .app bundle, its Info.plist or an .ipa."
    )
    static let opens = Parameter<Bool>.flag(
      "open",
      "Open links as they arrive: those of the apps, and https."
    )
    static let once = Parameter<Bool>.flag(
      "once",
      "End after the first thing that arrived, and what its sender brings along."
    )
    static let interface = Parameter<String?>.option(
      "interface",
      "NAME",
      "The only network interface to use, such as eth0."
    )
    static let port = Parameter<String?>.option(
      "port",
      "PORT",
      "Where to listen; a free port when left out."
    )
    static let flags = Parameter<String?>.option(
      "flags",
      "NUMBER",
      "What the announcement says we can do, a sum of bits; 137 when left out, 139 for dvzip too."
    )
    static let noBluetooth = Parameter<Bool>.flag(
      "no-bluetooth",
      "Do not listen for senders nearby over Bluetooth, to announce itself to them more often."
    )
    static let json = Parameter<Bool>.flag("json", "Print a JSON object for each event.")

    // MARK: - Limits

    static let totalBytes = Parameter<String?>.option(
      "max-size",
      "SIZE",
      "The most bytes of one transfer's files; 64G when left out."
    )
    static let members = Parameter<String?>.option(
      "max-files",
      "NUMBER",
      "The most files and folders of one transfer; 4096 when left out."
    )
    static let freeBytes = Parameter<String?>.option(
      "keep-free",
      "SIZE",
      "What the disk must have left when files are kept; 256M when left out."
    )
    static let rate = Parameter<String?>.option(
      "min-rate",
      "SIZE",
      "The slowest upload in bytes a second; 256 when left out."
    )
    static let connections = Parameter<String?>.option(
      "max-connections",
      "NUMBER",
      "Connections at once, more are closed; 64 when left out, a quarter of them from one sender."
    )
    static let uploads = Parameter<String?>.option(
      "max-uploads",
      "NUMBER",
      "Uploads at once; 8 when left out."
    )
    static let declines = Parameter<String?>.option(
      "max-declines",
      "NUMBER",
      "Declines in a row that end a sender's questions, and eight times as many those of all who were "
        + "never accepted; 3 when left out."
    )

    static let options = [
      name.form, directory.form, consent.form, apps.form, opens.form, once.form, interface.form,
      port.form, flags.form, noBluetooth.form, json.form, totalBytes.form, members.form,
      freeBytes.form, rate.form,
      connections.form, uploads.form, declines.form,
    ]
  }

  extension ReceiverSettings {
    /// Takes the port and the limits that are given.
    mutating func apply(_ invocation: Invocation) throws(Failure) {
      typealias Options = ReceiveCommand
      if let number = try invocation.number(Options.port, in: 0...65_535) {
        port = UInt16(number)
      }
      if let number = try invocation.number(Options.flags, in: 0...Int(UInt32.max)) {
        flags = ServiceFlags(rawValue: UInt32(number))
      }
      if let size = try invocation.size(Options.totalBytes, atLeast: 1) {
        extraction.totalBytes = UInt64(size)
        // Compressed or not, a body of more than that is not about these files.
        limits.uploadBytes = UInt64(size) + UInt64(size) / 8 + 1 << 24
      }
      if let number = try invocation.number(Options.members, in: 1...1_000_000) {
        extraction.members = number
      }
      if let size = try invocation.size(Options.freeBytes, atLeast: 0) {
        extraction.freeBytes = UInt64(size)
      }
      if let size = try invocation.size(Options.rate, atLeast: 0) {
        server.bodyRate = min(size, 1 << 40)
      }
      if let number = try invocation.number(Options.connections, in: 1...4096) {
        server.connections = number
        server.connectionsPerPeer = max(1, number / 4)
      }
      if let number = try invocation.number(Options.uploads, in: 1...4096) {
        limits.uploads = number
      }
      if let number = try invocation.number(Options.declines, in: 1...1000) {
        limits.declinesPerPeer = number
        limits.declines = 8 * number
      }
    }
  }
#endif
