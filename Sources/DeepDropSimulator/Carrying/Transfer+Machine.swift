import DeepDropAirDrop
import DeepDropKit

extension Transfer {
  /// Prepares a send between simulated devices; identifiers are counted, so that runs are alike.
  init?(_ departure: Departure) {
    let files = departure.files.map {
      AskedFile(name: $0.name, type: $0.type, size: Int64($0.bytes.count))
    }
    guard let offer = Offer(links: departure.links, files: files, icon: departure.icon),
      let linksID = TransferID("\(departure.id)-links"),
      let filesID = TransferID("\(departure.id)-files")
    else { return nil }
    machine = SenderMachine(
      offering: offer,
      from: SenderIdentity(
        computerName: departure.senderName,
        id: ServiceID(random: UInt64(departure.id)),
        modelName: "iPhone14,5",
        bundleID: departure.bundleID
      ),
      to: .receiver,
      linksID: linksID,
      filesID: filesID
    )
    self.departure = departure
    peer = Peer(address: departure.device, connection: "\(departure.id)")
  }
}

extension SendOutcome {
  /// How far the send came.
  var progress: AirDropPicker.Progress {
    switch self {
    case .delivered: .sent
    case .declined: .declined
    case .contactsOnly, .notDiscoverable, .unreadable, .refused, .unavailable, .diskFull, .timedOut,
      .vanished, .cancelled:
      .failed
    }
  }

  /// How it ended, in a sentence.
  var message: String {
    switch self {
    case .delivered(let name): "Sent to \(name ?? "the receiver")."
    case .declined: "Declined."
    case .contactsOnly: "The receiver takes from its contacts only."
    case .notDiscoverable: "The receiver does not want to be seen."
    case .unreadable(let step): "Failed: the answer to \(step.rawValue) cannot be read."
    case .refused(let step, let status): "Failed: \(step.rawValue) was refused with \(status)."
    case .unavailable(let step): "Failed: the receiver has too much to do for \(step.rawValue)."
    case .diskFull: "Failed: the receiver's disk is full."
    case .timedOut(let step): "Failed: nobody answered \(step.rawValue) in time."
    case .vanished(let step): "Failed: the receiver went away during \(step.rawValue)."
    case .cancelled: "Stopped."
    }
  }
}
