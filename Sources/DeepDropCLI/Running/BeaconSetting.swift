#if os(Linux)
  import DeepDropAirDrop
  import DeepDropLinux
  import Synchronization

  /// What the Bluetooth options of a command that looks for receivers come to.
  struct BeaconSetting: Sendable {
    static let off = Parameter<Bool>.flag(
      "no-bluetooth",
      "Send no Bluetooth beacon, by which iPhones and Macs nearby turn their AirDrop on."
    )
    static let contacts = Parameter<[String]>.repeated(
      "contact",
      "ADDRESS",
      """
      Your e-mail address or +NUMBER, for receivers that take from their contacts alone; its hash \
      in the beacon tells everybody nearby who you may be; may be repeated.
      """
    )

    /// `nil` when there is to be none.
    private let advertisement: BeaconAdvertisement?

    init(_ invocation: Invocation, of command: String) throws(Failure) {
      let addresses = invocation[Self.contacts]
      guard addresses.count <= Beacon.maximumContacts else {
        throw .usage(
          command,
          "a beacon has room for \(Beacon.maximumContacts) contacts, \(addresses.count) are given"
        )
      }
      var hashes: [ContactHash] = []
      for text in addresses {
        guard let address = ContactAddress(text) else {
          throw .usage(
            command,
            "--contact cannot be \(text), it is an e-mail address or a number with its country code, +49…"
          )
        }
        hashes.append(ContactHash(of: address))
      }
      guard !invocation[Self.off] else {
        guard addresses.isEmpty else {
          throw .usage(command, "--contact goes into the beacon that --no-bluetooth forbids")
        }
        advertisement = nil
        return
      }
      advertisement = BeaconAdvertisement(Beacon(contacts: hashes))
    }

    /// Sends the beacon while `body` runs, and says in the end why there was none: before that, a
    /// list or a progress may be drawn where messages go.
    ///
    /// - Parameter misses: whether after this result somebody may wonder who was not there.
    func during<Result: Sendable>(
      _ console: Console,
      misses: (Result) -> Bool = { _ in true },
      _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      guard let advertisement else { return try await body() }
      let problem = Note()
      var isMissed = true
      defer { if isMissed { problem.report(to: console) } }
      do {
        let result = try await advertisement.during(reporting: { problem.set($0) }, body)
        isMissed = misses(result)
        return result
      } catch {
        throw Failure(searching: error)
      }
    }

    private final class Note: Sendable {
      private let problem = Mutex<BluetoothProblem?>(nil)

      func set(_ value: BluetoothProblem) { problem.withLock { $0 = value } }

      func report(to console: Console) {
        guard let problem = problem.withLock({ $0 }) else { return }
        console.report(
          "no Bluetooth beacon was sent, which iPhones and Macs wait for: \(problem.message)"
        )
      }
    }
  }
#endif
