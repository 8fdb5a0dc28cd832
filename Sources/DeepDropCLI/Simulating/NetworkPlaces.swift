#if os(Linux)
  import DeepDropDiscovery
  import DeepDropLinux
  import DeepDropSimulator
  import FoundationEssentials

  /// Who is where on the interface.
  actor NetworkPlaces {
    private var members: [Device.ID: NearbyReceiver] = [:]
    /// Whose the place of a device is: the one before it may begin or end later.
    private var tenants: [Device.ID: UUID] = [:]
    /// Whoever else is there, by its instance name.
    private var strangers: [String: NearbyReceiver] = [:]
    private let stream = AsyncStream<[AirDropPicker.Receiver]>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )

    /// Everybody, whenever somebody comes or goes; to be read by one.
    nonisolated func updates() -> AsyncStream<[AirDropPicker.Receiver]> { stream.stream }

    func receiver(_ id: AirDropPicker.Receiver.ID) -> NearbyReceiver? {
      members[id] ?? strangers[id]
    }

    /// A device's place is a new member's from now on; the one before it has nothing there to change.
    func assign(_ device: Device.ID, to member: UUID) {
      tenants[device] = member
      members[device] = nil
      tell()
    }

    /// A member listens in the place that is its own.
    func enter(_ receiver: NearbyReceiver, of device: Device.ID, as member: UUID) {
      guard tenants[device] == member else { return }
      members[device] = receiver
      strangers[receiver.id] = nil
      tell()
    }

    /// A member is gone; one that came after it stays.
    func leave(_ device: Device.ID, as member: UUID) {
      guard tenants[device] == member else { return }
      members[device] = nil
      tenants[device] = nil
      tell()
    }

    /// Looks for others until the task is cancelled; without discovery there are none.
    func search(on scope: NetworkScope) async {
      try? await withReceiverSearch(on: scope) { events in
        for try await event in events { take(event) }
      }
    }

    private func take(_ event: ReceiverEvent) {
      switch event {
      case .found(let receiver):
        guard !members.values.contains(where: { $0.id == receiver.id }) else { return }
        strangers[receiver.id] = receiver
      case .lost(let id):
        strangers[id] = nil
      }
      tell()
    }

    /// Says once more who is there.
    func tell() {
      let own = members.sorted { $0.key < $1.key }.map {
        AirDropPicker.Receiver(id: $0.key, name: $0.value.name ?? $0.key)
      }
      let others = strangers.sorted { $0.key < $1.key }.compactMap { id, receiver in
        receiver.name.map { AirDropPicker.Receiver(id: id, name: $0) }
      }
      stream.continuation.yield(own + others)
    }
  }
#endif
