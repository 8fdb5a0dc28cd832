#if os(Linux)
  import DeepDropAirDrop
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropLinux
  import Glibc

  /// Sends one shipment to any number of receivers at once, and says what became of each.
  struct Dispatch: Sendable {
    /// What became of it as a whole.
    struct Outcome: Sendable {
      let status: ExitStatus
      /// Whether somebody was not there, for whom a beacon might have been needed.
      let isAnyMissed: Bool

      /// Nobody was chosen: whoever was meant may have been missing.
      static let nobody = Outcome(status: .interrupted, isAnyMissed: true)
    }

    private let shipment: Shipment
    private let isJSON: Bool
    private let console: Console
    private let places = Places()
    private let known: KnownReceivers
    private let sender: AirDropSender

    init(_ shipment: Shipment, isJSON: Bool, _ console: Console) {
      self.shipment = shipment
      self.isJSON = isJSON
      self.console = console
      known = KnownReceivers(at: places.knownReceivers)
      sender = AirDropSender(
        introducing: SenderIdentity(
          computerName: Self.computerName,
          id: ServiceID(random: .random(in: 0...UInt64.max))
        ),
        // Receivers take what comes without one, and ours is always the same: whoever asks for it
        // could tell that two sends are by one sender, which the fresh identifier avoids. A session
        // ticket tells so only to the receiver that gave it.
        certificate: nil
      )
    }

    /// Sends to a receiver that was chosen among those that are there.
    func send(to receiver: NearbyReceiver) async throws(Failure) -> Outcome {
      let display = ProgressDisplay(console, shipment, receivers: 1)
      let delivery = await Delivery.ended(
        sender.send(shipment, to: receiver) { display.take($0, from: 0) }
      )
      display.end()
      try report(delivery, to: receiver.name ?? receiver.id)
      remember([delivery])
      return outcome(of: [delivery])
    }

    /// Sends to receivers that are named, wherever they are.
    func send(
      to selectors: [ReceiverSelector],
      on scope: NetworkScope,
      lookingFor time: Duration
    ) async throws(Failure) -> Outcome {
      let display = ProgressDisplay(console, shipment, receivers: selectors.count)
      // Many at once share this machine: a search for those who wait their turn would only cost.
      let headStart = Duration.milliseconds(100 + 10 * selectors.count)
      do {
        let deliveries = try await ReceiverLookup.with(on: scope, for: time) { lookup in
          try await withThrowingTaskGroup(of: (Int, Delivery).self) { group in
            for (index, selector) in selectors.enumerated() {
              group.addTask {
                await (
                  index,
                  sender.deliver(
                    shipment,
                    to: selector,
                    known: known.first(matching: selector, on: scope.interface),
                    headStart: headStart,
                    lookup: lookup
                  ) { display.take($0, from: index) }
                )
              }
            }
            var deliveries: [Delivery] = []
            var unreported: Failure?
            for try await (index, delivery) in group {
              display.end(of: index, isDelivered: delivery.status == .done)
              // The others go on, whether anybody can be told or not.
              do throws(Failure) {
                try report(delivery, to: selectors[index].description)
              } catch {
                unreported = error
              }
              deliveries.append(delivery)
            }
            if let unreported { throw unreported }
            return deliveries
          }
        }
        display.end()
        remember(deliveries)
        return outcome(of: deliveries)
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(searching: error)
      }
    }

    private func outcome(of deliveries: [Delivery]) -> Outcome {
      Outcome(
        status: deliveries.map(\.status).max() ?? .done,
        isAnyMissed: deliveries.contains(where: \.isMissed)
      )
    }

    // MARK: - What is said

    private struct Report: Encodable {
      let address: String?
      let deliveredLinks: Int
      let event: String
      let id: String?
      let message: String
      let name: String?
      let status: Int32
      let to: String
    }

    private func report(_ delivery: Delivery, to subject: String) throws(Failure) {
      var receiver: NearbyReceiver?
      if case .ended(let report) = delivery { receiver = report.receiver }
      if isJSON {
        try console.print(
          json: Report(
            address: receiver?.endpoint.named,
            deliveredLinks: delivery.deliveredLinks,
            event: delivery.event,
            id: receiver.flatMap { $0.id.isEmpty ? nil : $0.id },
            message: delivery.message,
            name: receiver?.name,
            status: delivery.status.code,
            to: subject
          )
        )
      } else if delivery.status == .done {
        try console.print("\(subject): \(delivery.message)\(newName(of: receiver, for: subject))")
      }
      guard delivery.status != .done else { return }
      console.report(Failure(delivery.status, subject, delivery.message))
    }

    /// What a receiver is called now that was found where it was last seen.
    private func newName(of receiver: NearbyReceiver?, for subject: String) -> String {
      guard let receiver, let name = receiver.name, name != subject,
        let selector = try? ReceiverSelector(subject), !selector.matches(receiver)
      else { return "" }
      return " to “\(name)”, as it calls itself now"
    }

    // MARK: - What is kept

    /// A file that cannot be written costs the next send some time and nothing else.
    private func remember(_ deliveries: [Delivery]) {
      var changed = known
      for case .ended(let report) in deliveries where report.wasAsked {
        changed.remember(report.receiver)
      }
      if changed != known { try? changed.write(to: places.knownReceivers) }
    }

    /// The first label of the host's name.
    private static var computerName: String {
      var buffer = [CChar](repeating: 0, count: 256)
      guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return "Linux" }
      let name = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      return name.split(separator: ".").first.map { String($0.prefix(63)) } ?? "Linux"
    }
  }
#endif
