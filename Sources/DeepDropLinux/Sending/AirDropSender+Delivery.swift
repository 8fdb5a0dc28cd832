import DeepDropAirDrop

/// How a delivery to somebody the owner named ended.
package enum Delivery: Sendable {
  /// A receiver was there, or was tried.
  case ended(SendReport)
  /// Nobody of that name appeared.
  case notFound
  /// The task was cancelled while it looked.
  case cancelled
  /// There can be no search on this machine.
  case cannotLook(any Error)

  /// Whether the receiver was not there, as far as anybody can tell.
  package var isMissed: Bool {
    switch self {
    case .notFound, .cancelled, .cannotLook: true
    case .ended(let report): report.isUnreached
    }
  }
}

extension AirDropSender {
  /// Sends to the receiver that is meant: at once where it was last seen, and wherever it is found.
  ///
  /// Of the two ways only one ever asks. A question that is on its way settles it.
  ///
  /// - Parameters:
  ///   - known: the receiver with the key it had when it was last seen.
  ///   - headStart: how long it has to itself before a search begins beside it.
  package func deliver(
    _ shipment: Shipment,
    to selector: ReceiverSelector,
    known: NearbyReceiver?,
    headStart: Duration = .milliseconds(100),
    lookup: ReceiverLookup,
    progress: @escaping @Sendable (SendProgress) -> Void = { _ in }
  ) async -> Delivery {
    var found: NearbyReceiver?
    if let known {
      let report: SendReport
      (report, found) = await race(shipment, to: known, selector, headStart, lookup, progress)
      let isStopped = Task.isCancelled || report.failure != nil
      guard !report.wasAsked, !isStopped, report.isUnreached || found != nil else {
        return .ended(report)
      }
    }
    let answer: ReceiverLookup.Answer =
      if let found { .found(found) } else { await lookup.find(selector) }
    switch answer {
    case .found(let receiver):
      return .ended(await send(shipment, to: receiver, progress: progress))
    case .notFound: return Task.isCancelled ? .cancelled : .notFound
    case .failed(let error): return .cannotLook(error)
    }
  }

  private enum Step {
    case tried(SendReport)
    case looked(NearbyReceiver?)
  }

  /// Tries the known place, and looks around when that takes long.
  ///
  /// - Returns: how the try ended, and the receiver if it was found elsewhere first: then the try
  ///   was called off before it had asked anybody, unless the report says otherwise.
  private func race(
    _ shipment: Shipment,
    to known: NearbyReceiver,
    _ selector: ReceiverSelector,
    _ headStart: Duration,
    _ lookup: ReceiverLookup,
    _ progress: @escaping @Sendable (SendProgress) -> Void
  ) async -> (SendReport, NearbyReceiver?) {
    let asked = AskedMark()
    return await withTaskGroup(of: Step.self) { group in
      group.addTask {
        .tried(
          await send(shipment, to: known, connectTime: .seconds(3), asked: asked, progress)
        )
      }
      group.addTask {
        try? await Task.sleep(for: headStart)
        guard !Task.isCancelled, !asked.isSet else { return .looked(nil) }
        guard case .found(let receiver) = await lookup.find(selector) else { return .looked(nil) }
        return .looked(receiver)
      }
      var found: NearbyReceiver?
      var report = SendReport(
        outcome: .cancelled,
        receiver: known,
        failure: nil,
        deliveredLinks: 0,
        wasAsked: false
      )
      for await step in group {
        switch step {
        case .tried(let ending):
          report = ending
          group.cancelAll()
        case .looked(let receiver):
          // Found where it is being tried already: there is nothing better to do.
          guard let receiver, !receiver.endpoints.contains(known.endpoint), asked.callOff()
          else { continue }
          found = receiver
          group.cancelAll()
        }
      }
      return (report, found)
    }
  }
}
