import DeepDropAirDrop

/// One send in memory: the sender's machine, and what it has to upload.
struct Transfer: Sendable {
  var machine: SenderMachine
  let departure: Departure
  /// The machine's peer, as the receiver counts it.
  let peer: Peer
}

/// Something that the system hands to an app.
struct Handover: Sendable, Hashable {
  enum Item: Sendable, Hashable {
    /// A file in one of the app's Inboxes.
    case copy(String, in: DeviceFolder.Place)
    /// A file of the person's, where it is.
    case original(String)
    /// A link.
    case link(String)
  }

  let device: Device.ID
  let app: DeviceApp.ID
  let item: Item
}
