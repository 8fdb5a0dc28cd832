#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux
  import Testing

  @testable import DeepDropCLI

  @Suite struct DiagnosisTests {
    /// A machine on which everything is right.
    static let healthy: Checkup = {
      var link = NetworkLink(name: "wlan0")
      link.linkLocal = ["fe80::1%wlan0"]
      return Checkup(
        links: [link],
        mdnsPort: .worked,
        hasOtherResponder: false,
        loop: .seen,
        listening: .worked,
        firewall: nil,
        downloads: .worked,
        downloadDirectory: "/home/acme/Downloads",
        hasOpener: true,
        clock: 1_800_000_000,
        bluetoothAdapters: [],
        blueZVersion: nil,
        bluetooth: BluetoothCheck(sender: .none(.noBus("no such file or directory")))
      )
    }()

    struct Change: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let make: @Sendable (inout Checkup) -> Void
      let level: Diagnosis.Level
      let message: String
    }

    static let changes: [Change] = [
      Change(
        testDescription: "no network",
        make: { $0.links = [] },
        level: .problem,
        message: "No interface is up that reaches neighbours: connect to a network, then try again."
      ),
      Change(
        testDescription: "no such interface",
        make: { ($0.links, $0.interface) = ([], "wlan7") },
        level: .problem,
        message: #"wlan7 is missing, down, or without neighbours: "ip link" lists what there is."#
      ),
      Change(
        testDescription: "no multicast",
        make: { $0.links[0].isMulticast = false },
        level: .note,
        message: #"wlan0 takes no multicast, so it is not used: "ip link set wlan0 multicast on"."#
      ),
      Change(
        testDescription: "a tunnel",
        make: { $0.links[0].isPointToPoint = true },
        level: .note,
        message: "wlan0 leads to one peer alone, so nobody is looked for there."
      ),
      Change(
        testDescription: "no IPv6",
        make: {
          $0.links[0].linkLocal = []
          $0.links[0].hasIPv4 = true
          $0.links[0].isIPv6Disabled = true
        },
        level: .note,
        message: """
          wlan0 has no IPv6 link-local address, which AirDrop connects to: \
          "sysctl -w net.ipv6.conf.wlan0.disable_ipv6=0" turns IPv6 on.
          """
      ),
      Change(
        testDescription: "mDNS port kept",
        make: { $0.mdnsPort = .failed("address already in use") },
        level: .problem,
        message: """
          UDP port 5353 cannot be shared (address already in use): stop the program that keeps it to \
          itself; "ss -ulpn sport = :5353" names it.
          """
      ),
      Change(
        testDescription: "mDNS port shared",
        make: { $0.hasOtherResponder = true },
        level: .ok,
        message: "Another mDNS program runs here; UDP port 5353 can be shared with it."
      ),
      Change(
        testDescription: "multicast is swallowed",
        make: { $0.loop = .unseen },
        level: .problem,
        message: """
          What this machine announces does not come back within 3 s: let UDP port 5353 pass the \
          firewall, to and from 224.0.0.251 and ff02::fb.
          """
      ),
      Change(
        testDescription: "no port",
        make: { $0.listening = .failed("permission denied") },
        level: .problem,
        message: "No TCP port can be listened on (permission denied): nothing can be received."
      ),
      Change(
        testDescription: "ufw",
        make: { $0.firewall = .ufw },
        level: .note,
        message: """
          ufw is on: "ufw allow 5353/udp" for being found, and "ufw allow PORT/tcp" with the port \
          that receive names.
          """
      ),
      Change(
        testDescription: "downloads are read-only",
        make: { $0.downloads = .failed("Read-only file system") },
        level: .problem,
        message: """
          /home/acme/Downloads cannot be written to (Read-only file system): make it writable, or \
          give receive another --directory.
          """
      ),
      Change(
        testDescription: "no opener",
        make: { $0.hasOpener = false },
        level: .note,
        message: "xdg-open is missing, which receive --open needs: install xdg-utils."
      ),
      Change(
        testDescription: "1970",
        make: { $0.clock = 60 },
        level: .note,
        message: "The clock is wrong, and so will be the dates of the certificate: set it."
      ),
    ]

    @Test(arguments: changes)
    func `each thing that is not right has its sentence, and the rest stays`(change: Change) {
      var checkup = Self.healthy
      change.make(&checkup)
      let new = checkup.diagnoses.filter { !Self.healthy.diagnoses.contains($0) }
      #expect(new.map(\.level).contains(change.level))
      #expect(new.map(\.message).contains(change.message))
      #expect(new.contains { $0.level == .problem } == !isPossible(checkup))
    }

    private func isPossible(_ checkup: Checkup) -> Bool {
      !checkup.diagnoses.contains { $0.level == .problem }
    }

    @Test func `a healthy machine has no problem`() {
      #expect(isPossible(Self.healthy))
      #expect(
        Self.healthy.diagnoses.filter { $0.level == .ok }.map(\.subject)
          == ["network", "mdns", "multicast", "port", "downloads", "opening", "clock"]
      )
    }

    @Test func `without a firewall to be seen there may be rules all the same`() {
      #expect(
        Self.healthy.diagnoses.filter { $0.subject == "firewall" }.map(\.message) == [
          """
          No firewall shows, though rules of nftables would not: if there are any, and \
          "nft list ruleset" lists them, they must let in UDP to port 5353, multicast included, \
          and TCP to the port that receive names.
          """
        ]
      )
    }

    @Test func `what an iPhone needs besides is said on every machine (A07)`() {
      let subjects = ["iphone", "bluetooth"]
      let notes = Self.healthy.diagnoses.filter { subjects.contains($0.subject) }.map(\.message)
      #expect(
        notes == [
          """
          There is no interface awdl0: iPhones and Macs look for receivers over AWDL, Apple's own \
          kind of Wi-Fi, not over this network. Linux machines find each other without.
          """,
          """
          Nobody here can send the Bluetooth LE beacon, at which an iPhone turns AWDL on: no adapter \
          is here.
          """,
          "Nothing was ever tried on an iPhone or a Mac: the peers were this program and OpenDrop.",
        ]
      )
    }

    @Test func `an AWDL interface is seen`() {
      var checkup = Self.healthy
      checkup.links.append(NetworkLink(name: "awdl0"))
      checkup.links[1].linkLocal = ["fe80::2%awdl0"]
      #expect(checkup.diagnoses.filter { $0.subject == "iphone" }.map(\.level) == [.ok, .note])
    }

    @Test(
      arguments: [
        (
          .adapter("hci0"), .ok,
          "hci0 can send the Bluetooth LE beacon, at which an iPhone turns AWDL on (BlueZ 5.66)."
        ),
        (
          .none(.noService), .note,
          "BlueZ does not run, \"systemctl start bluetooth\" starts it (BlueZ 5.66)."
        ),
        (.none(.switchedOff), .note, "\"bluetoothctl power on\" turns it on (BlueZ 5.66)."),
        (.none(.notAllowed), .note, "the group bluetooth may on many systems (BlueZ 5.66)."),
      ] as [(BluetoothCheck.Sender, Diagnosis.Level, String)]
    )
    func `what Bluetooth can do is said, or what would help`(
      sender: BluetoothCheck.Sender,
      level: Diagnosis.Level,
      ending: String
    ) {
      var checkup = Self.healthy
      checkup.bluetoothAdapters = ["hci0"]
      checkup.blueZVersion = "5.66"
      checkup.bluetooth = BluetoothCheck(sender: sender, canMonitor: true)
      let diagnoses = checkup.diagnoses.filter { $0.subject == "bluetooth" }
      #expect(diagnoses.map(\.level) == [level])
      #expect(diagnoses[0].message.hasSuffix(ending))
    }

    @Test func `an adapter that has to search for all devices is noted`() {
      var checkup = Self.healthy
      checkup.bluetooth = BluetoothCheck(sender: .adapter("hci0"))
      let diagnoses = checkup.diagnoses.filter { $0.subject == "bluetooth" }
      #expect(diagnoses.map(\.level) == [.ok, .note])
      #expect(diagnoses[1].message.hasPrefix("hci0 cannot listen for beacons alone"))
    }
  }
#endif
