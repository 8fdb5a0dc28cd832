import CDeepDropAvahi

/// The services on the network by name, whenever they change.
typealias ServiceSnapshots = AsyncThrowingStream<[String: DiscoveredService], any Error>

/// The role that looks for services of one type.
@safe final class Browser: ResponderRole {
  var table = ServiceTable()
  private let type: ServiceType
  private let snapshots: ServiceSnapshots.Continuation
  private var server: OpaquePointer?
  private var question: RenewedQuestion?
  private var resolutions: [ServiceTable.Place: Resolution] = [:]
  private var snapshotTimer: LoopTimer?
  private var isSnapshotDue = false

  init(
    _ api: UnsafePointer<AvahiPoll>,
    _ type: ServiceType,
    reporting snapshots: ServiceSnapshots.Continuation
  ) {
    self.type = type
    self.snapshots = snapshots
    unsafe super.init(api)
  }

  override func begin(_ server: OpaquePointer) {
    unsafe self.server = unsafe server
    unsafe snapshotTimer = LoopTimer(api) { [unowned self] in takeSnapshot() }
    // Avahi's turns are at 0, 1 and 3 s, so this asks twice in 3.4 s. What arrives in the pause
    // lands in the cache, and is reported when the roll is called again.
    unsafe question = RenewedQuestion(
      api,
      pace: { (asking: .milliseconds(2700), pausing: .milliseconds(700)) },
      ask: { [unowned self] in unsafe browse(server) }
    )
  }

  override func serverChanged(_ server: OpaquePointer, to state: AvahiServerState) {
    guard state == AVAHI_SERVER_FAILURE else { return }
    let reason = unsafe avahiReason(avahi_server_errno(server))
    snapshots.finish(throwing: DiscoveryError.responderFailed("Looking for services", reason))
  }

  override func leave() {
    question = nil
    resolutions.removeAll()
    snapshotTimer = nil
    snapshots.finish()
  }

  /// One packet brings several changes: they travel as one snapshot, a moment later.
  func tableChanged() {
    guard !isSnapshotDue else { return }
    isSnapshotDue = true
    snapshotTimer?.schedule(after: .milliseconds(5))
  }

  private func takeSnapshot() {
    isSnapshotDue = false
    snapshots.yield(table.services)
  }

  private func browse(_ server: OpaquePointer) -> TypeQuestion? {
    table.beginRoll()
    return unsafe TypeQuestion(
      server,
      type,
      seen: serviceSeen,
      Unmanaged.passUnretained(self).toOpaque()
    )
  }
}

// MARK: - What Avahi reports

extension Browser {
  fileprivate func found(_ place: ServiceTable.Place, over family: AvahiProtocol) {
    guard table.found(place, over: family), let server = unsafe server else { return }
    guard let link = LocalLink.all()[place.interface] else { return }
    resolutions[place] = unsafe Resolution(server, place, on: link, type: type, for: self)
  }

  fileprivate func lost(_ place: ServiceTable.Place, over family: AvahiProtocol) {
    guard table.lost(place, over: family) else { return }
    resolutions[place] = nil
    tableChanged()
  }

  fileprivate func rollEnded() {
    question?.begun()
    for place in table.endRoll() {
      resolutions[place] = nil
      tableChanged()
    }
  }
}

private func serviceSeen(
  _: OpaquePointer?,
  _ interface: AvahiIfIndex,
  _ family: AvahiProtocol,
  _ event: AvahiBrowserEvent,
  _ name: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _: AvahiLookupResultFlags,
  _ userdata: UnsafeMutableRawPointer?
) {
  guard let userdata = unsafe userdata else { return }
  let browser = unsafe Unmanaged<Browser>.fromOpaque(userdata).takeUnretainedValue()
  if event == AVAHI_BROWSER_CACHE_EXHAUSTED {
    browser.rollEnded()
    return
  }
  guard let name = unsafe name, let index = UInt32(exactly: interface) else { return }
  let place = unsafe ServiceTable.Place(name: String(cString: name), interface: index)
  switch event {
  case AVAHI_BROWSER_NEW: browser.found(place, over: family)
  case AVAHI_BROWSER_REMOVE: browser.lost(place, over: family)
  default: break
  }
}
