#if os(Linux)
  import DeepDropLinux

  extension Checkup {
    /// What the network lets through.
    var networkDiagnoses: [Diagnosis] {
      linkDiagnoses + [mdnsDiagnosis] + loopDiagnosis + [listeningDiagnosis, firewallDiagnosis]
    }

    private var linkDiagnoses: [Diagnosis] {
      let diagnoses = links.map(\.diagnosis)
      guard !links.contains(where: \.isUsable) else { return diagnoses }
      let message =
        if let interface {
          "\(interface) is missing, down, or without neighbours: \"ip link\" lists what there is."
        } else {
          "No interface is up that reaches neighbours: connect to a network, then try again."
        }
      return diagnoses + [.problem("network", message)]
    }

    private var mdnsDiagnosis: Diagnosis {
      switch mdnsPort {
      case .failed(let reason): .problem("mdns", Self.unsharedMDNSPort(reason))
      case .worked where hasOtherResponder:
        .ok("mdns", "Another mDNS program runs here; UDP port 5353 can be shared with it.")
      case .worked:
        .ok("mdns", "UDP port 5353 is free; no mDNS program is needed beside this one.")
      }
    }

    static func unsharedMDNSPort(_ reason: String) -> String {
      """
      UDP port 5353 cannot be shared (\(reason)): stop the program that keeps it to itself; \
      "ss -ulpn sport = :5353" names it.
      """
    }

    private var loopDiagnosis: [Diagnosis] {
      switch loop {
      case .seen: [.ok("multicast", "What this machine announces can be seen, at least from here.")]
      case .unseen:
        [
          .problem(
            "multicast",
            """
            What this machine announces does not come back within 3 s: let UDP port 5353 pass the \
            firewall, to and from 224.0.0.251 and ff02::fb.
            """
          )
        ]
      case .failed(let reason):
        [.problem("multicast", "Nothing can be announced: \(reason)")]
      case .notTried: []
      }
    }

    private var listeningDiagnosis: Diagnosis {
      switch listening {
      case .worked: .ok("port", "A TCP port can be listened on.")
      case .failed(let reason):
        .problem("port", "No TCP port can be listened on (\(reason)): nothing can be received.")
      }
    }

    private var firewallDiagnosis: Diagnosis {
      switch firewall {
      case .ufw:
        .note(
          "firewall",
          """
          ufw is on: "ufw allow 5353/udp" for being found, and "ufw allow PORT/tcp" with the port \
          that receive names.
          """
        )
      case .firewalld:
        .note(
          "firewall",
          """
          firewalld is on: "firewall-cmd --add-service=mdns" for being found, and \
          "firewall-cmd --add-port=PORT/tcp" with the port that receive names.
          """
        )
      case .iptables:
        .note(
          "firewall",
          """
          Packet filter rules are in force: they must let in UDP to port 5353, multicast included, \
          and TCP to the port that receive names.
          """
        )
      case nil:
        .note(
          "firewall",
          """
          No firewall shows, though rules of nftables would not: if there are any, and \
          "nft list ruleset" lists them, they must let in UDP to port 5353, multicast included, \
          and TCP to the port that receive names.
          """
        )
      }
    }
  }

  extension NetworkLink {
    fileprivate var diagnosis: Diagnosis {
      if isPointToPoint {
        return .note("network", "\(name) leads to one peer alone, so nobody is looked for there.")
      }
      guard isMulticast else {
        return .note(
          "network",
          "\(name) takes no multicast, so it is not used: \"ip link set \(name) multicast on\"."
        )
      }
      if let address = linkLocal.first {
        return .ok("network", "\(name) is up and takes multicast; it is reached at \(address).")
      }
      let remedy =
        isIPv6Disabled
        ? "\"sysctl -w net.ipv6.conf.\(name).disable_ipv6=0\" turns IPv6 on"
        : "\"ip link set \(name) addrgenmode eui64\" makes one when it comes up next"
      return .note(
        "network",
        "\(name) has no IPv6 link-local address, which AirDrop connects to: \(remedy)."
      )
    }
  }
#endif
