import DeepDropLinux
import Testing

@testable import DeepDropCLI
@testable import DeepDropDiscovery

@Suite struct ReceiveEventTests {
  private static let error = DiscoveryError.responderFailed("Starting the mDNS responder", "bad")

  @Test(
    arguments: [
      (.worked, "starting the mDNS responder failed: bad"),
      (
        .failed("address already in use"),
        """
        UDP port 5353 cannot be shared (address already in use): stop the program that keeps it to \
        itself; "ss -ulpn sport = :5353" names it
        """
      ),
    ] as [(Checkup.Trial, String)]
  )
  func `who cannot be announced hears why, and how to be reached`(
    mdnsPort: Checkup.Trial,
    reason: String
  ) {
    let events = ReceiveEvent.events(
      of: .hidden(Self.error, mdnsPort: mdnsPort, port: 8771),
      receiver: "Desk"
    )
    #expect(
      events == [
        ReceiveEvent(
          event: .hidden,
          port: 8771,
          message: "only reachable as an address such as [fe80::1%eth0]:8771: \(reason)"
        )
      ]
    )
  }
}
