#if os(Linux)
  import Foundation
  import Testing

  @testable import DeepDropCLI

  /// The command on real networks, each of a test's own.
  @Suite(
    .network,
    .enabled(if: Network.isAvailable, "needs the right to make network namespaces, as root has it"),
    .timeLimit(.minutes(1))
  )
  struct DoctorCommandTests {
    private let place: Workspace

    init() throws { place = try Workspace() }

    private func doctor(_ preparation: String, _ arguments: String...) throws
      -> BuiltCommand.Outcome
    {
      try Network.run(
        "\(preparation); exec '\(BuiltCommand.url.path)' doctor \(arguments.joined(separator: " "))",
        in: place
      )
    }

    @Test func `without a network nothing is possible`() throws {
      let outcome = try doctor(":")
      #expect(outcome.status == 1)
      #expect(
        outcome.output.hasPrefix(
          "problem  network    No interface is up that reaches neighbours: connect to a network, "
            + "then try again.\n"
        )
      )
      #expect(!outcome.output.contains(" multicast  "))
      #expect(outcome.errors == "")
    }

    @Test func `our own announcement is seen`() throws {
      let outcome = try doctor("ip link set lo up", "--interface", "lo")
      #expect(outcome.status == 0)
      #expect(
        outcome.output.contains(
          "\nok       multicast  What this machine announces can be seen, at least from here.\n"
        )
      )
    }

    @Test func `a machine without IPv6 gets by, and is told`() throws {
      let outcome = try doctor(
        "echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6; ip link set lo up",
        "--interface",
        "lo"
      )
      #expect(outcome.status == 0)
      #expect(
        outcome.output.contains(#""sysctl -w net.ipv6.conf.lo.disable_ipv6=0" turns IPv6 on."#)
      )
    }

    @Test func `an interrupted checkup ends without a word`() throws {
      let outcome = try Network.run(
        """
        ip link set lo up
        exec timeout --preserve-status -s INT 0.4 '\(BuiltCommand.url.path)' doctor --interface lo
        """,
        in: place
      )
      #expect(outcome == BuiltCommand.Outcome(status: 130))
    }

    @Test func `a port that another program keeps to itself is a problem`() throws {
      let outcome = try doctor(
        """
        ip link set lo up; python3 -c 'import socket, time; s = socket.socket(socket.AF_INET6, \
        socket.SOCK_DGRAM); s.bind(("::", 5353)); time.sleep(20)' & sleep 1
        """,
        "--interface",
        "lo",
        "--json"
      )
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(#""isPossible":false"#))
      #expect(outcome.output.contains("UDP port 5353 cannot be shared (address already in use)"))
    }
  }

  private enum Network {
    static let isAvailable =
      (try? BuiltCommand.run(unshare, ["--net", "true"], in: URL(filePath: "/")))?.status == 0

    private static let unshare = URL(filePath: "/usr/bin/unshare")

    /// Runs a line of shell in a network of its own; what it left running ends with it.
    static func run(_ line: String, in place: Workspace) throws -> BuiltCommand.Outcome {
      try BuiltCommand.run(
        unshare,
        ["--net", "--pid", "--fork", "--kill-child", "bash", "-c", line],
        in: place.url,
        environment: ["HOME": place.url.path]
      )
    }
  }
#endif
