#if os(Linux)
  import DeepDropDiscovery
  import DeepDropHTTPS
  import Glibc

  // What the commands of the network have in common.

  extension Parameter<String?> {
    static let interface = option(
      "interface",
      "NAME",
      "The network interface to use, such as eth0; all of them when left out."
    )
  }

  extension NetworkScope {
    init(_ interface: String?, of command: String) throws(Failure) {
      if interface == "" {
        throw .usage(command, "--interface cannot be empty, \"ip link\" lists the names")
      }
      if let interface, unsafe if_nametoindex(interface) == 0 {
        throw .usage(command, "there is no interface \(interface), \"ip link\" lists them")
      }
      self.init(interface: interface)
    }
  }

  extension Duration {
    /// Reads a number of seconds, with or without a fraction.
    init(_ text: String?, default fallback: Duration, of command: String) throws(Failure) {
      guard let text else {
        self = fallback
        return
      }
      guard let seconds = Double(text), (0.1...86_400).contains(seconds) else {
        throw .usage(
          command,
          "--timeout cannot be \(text), it is a number of seconds from 0.1 to 86400"
        )
      }
      self = .milliseconds(Int(seconds * 1000))
    }
  }

  extension Failure {
    /// Why there is no search on this machine.
    init(searching error: any Error) {
      switch error {
      case let error as Failure: self = error
      case let error as DiscoveryError:
        self.init(.unavailable, nil, error.message.clause)
      default: self.init(.unavailable, nil, "\(error)")
      }
    }
  }
#endif
