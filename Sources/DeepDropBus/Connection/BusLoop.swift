import CDeepDropSystemBus
import Glibc

/// One connection at work, on the thread that opened it and on no other.
@safe final class BusLoop {
  private struct Call {
    let deadline: ContinuousClock.Instant
    let completion: BusJobs.Completion
  }

  private static let maximumMessages = 256

  private let library: UnsafePointer<deepdrop_bus>
  private let bus: OpaquePointer
  private let jobs: BusJobs
  private let role: BusRole
  private let clock = ContinuousClock()
  private var calls: [UInt64: Call] = [:]

  init(_ address: BusAddress, _ jobs: BusJobs, _ role: BusRole) throws(BusError) {
    guard let library = SystemdLibrary.functions else { throw .noLibrary }
    unsafe self.library = unsafe library
    unsafe bus = try unsafe address.open(library)
    self.jobs = jobs
    self.role = role
  }

  deinit {
    // Without a flush, which may block: whatever matters was replied to before.
    _ = unsafe library.pointee.close_unref(bus)
  }

  /// Works until it is told to close, or the bus goes away.
  func run() {
    while perform(jobs.takeAll()), process() {
      expire()
      wait()
    }
    jobs.end()
    for call in calls.values { call.completion(.failure(.lost)) }
    role.ended()
  }

  // MARK: - Jobs

  /// False when it is told to close.
  private func perform(_ jobs: [BusJobs.Job]) -> Bool {
    for (index, job) in jobs.enumerated() {
      switch job {
      case .call(let message, let limit, let completion): call(message, limit, completion)
      case .emit(let message): emit(message)
      case .close:
        for case .call(_, _, let completion) in jobs[index...] { completion(.failure(.lost)) }
        return false
      }
    }
    return true
  }

  private func call(
    _ message: BusMessage,
    _ limit: Duration,
    _ completion: @escaping BusJobs.Completion
  ) {
    do throws(BusError) {
      var pointer: OpaquePointer?
      let status = unsafe library.pointee.message_new_method_call(
        bus,
        &pointer,
        message.peer,
        message.path,
        message.interface,
        message.member
      )
      let wire = unsafe try own(pointer, status)
      let mayStart: Int32 = message.mayStartService ? 1 : 0
      try wire.check(unsafe library.pointee.message_set_auto_start(wire.pointer, mayStart))
      try wire.append(message.arguments)
      var cookie: UInt64 = 0
      try SystemdLibrary.check(unsafe library.pointee.send(bus, wire.pointer, &cookie))
      calls[cookie] = Call(deadline: clock.now + limit, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  private func emit(_ message: BusMessage) {
    var pointer: OpaquePointer?
    let status = unsafe library.pointee.message_new_signal(
      bus,
      &pointer,
      message.path,
      message.interface,
      message.member
    )
    // A signal has no reader who could be told that it failed.
    guard let wire = unsafe try? own(pointer, status) else { return }
    guard (try? wire.append(message.arguments)) != nil else { return }
    _ = unsafe library.pointee.send(bus, wire.pointer, nil)
  }

  private func own(_ pointer: OpaquePointer?, _ status: Int32) throws(BusError) -> WireMessage {
    try SystemdLibrary.check(status)
    guard let pointer = unsafe pointer else { throw .malformed }
    return unsafe WireMessage(owning: pointer, library)
  }

  // MARK: - Messages

  /// Takes what has come, though not without end.
  ///
  /// A peer may send without a pause, and our own calls and their limits must not wait for that.
  ///
  /// - Returns: false when the bus is gone.
  private func process() -> Bool {
    for _ in 0..<Self.maximumMessages {
      var pointer: OpaquePointer?
      let status = unsafe library.pointee.process(bus, &pointer)
      guard status >= 0 else { return false }
      if let pointer = unsafe pointer { take(unsafe WireMessage(owning: pointer, library)) }
      if status == 0 { break }
    }
    return true
  }

  private func take(_ wire: borrowing WireMessage) {
    switch wire.kind {
    case .reply?, .error?:
      guard let cookie = wire.replyCookie, let call = calls.removeValue(forKey: cookie) else {
        return
      }
      if let error = wire.error {
        call.completion(.failure(error))
      } else {
        do throws(BusError) {
          call.completion(.success(try wire.arguments()))
        } catch {
          call.completion(.failure(error))
        }
      }
    case .signal?:
      if let message = try? wire.value() { role.heard(message) }
    case .call?: answer(wire)
    case nil: break
    }
  }

  private func answer(_ wire: borrowing WireMessage) {
    let values = (try? wire.value()).flatMap { role.answered($0) }
    var pointer: OpaquePointer?
    let status: Int32
    if values != nil {
      status = unsafe library.pointee.message_new_method_return(wire.pointer, &pointer)
    } else {
      status = unsafe "org.freedesktop.DBus.Error.UnknownMethod".withCString { name in
        var error = unsafe sd_bus_error(name: name, message: nil, _need_free: 0)
        return unsafe library.pointee.message_new_method_error(wire.pointer, &pointer, &error)
      }
    }
    // Whoever called and gets nothing runs into a limit of its own.
    guard let reply = unsafe try? own(pointer, status) else { return }
    guard (try? reply.append(values ?? [])) != nil else { return }
    _ = unsafe library.pointee.send(bus, reply.pointer, nil)
  }

  // MARK: - Time

  private func expire() {
    let now = clock.now
    for (cookie, call) in calls where call.deadline <= now {
      calls[cookie] = nil
      call.completion(.failure(.timedOut))
    }
  }

  private func wait() {
    var events = unsafe [
      pollfd(
        fd: library.pointee.get_fd(bus),
        events: Int16(truncatingIfNeeded: library.pointee.get_events(bus)),
        revents: 0
      ),
      pollfd(fd: jobs.bell, events: Int16(POLLIN), revents: 0),
    ]
    // An interrupted wait is a short one.
    _ = unsafe poll(&events, 2, timeout)
  }

  /// Milliseconds until the library or one of the calls wants to go on; -1 for never.
  private var timeout: Int32 {
    var limit = calls.values.map { clock.now.duration(to: $0.deadline) }.min()
    var moment = UInt64.max
    if unsafe library.pointee.get_timeout(bus, &moment) >= 0, moment != .max {
      var now = timespec()
      unsafe clock_gettime(CLOCK_MONOTONIC, &now)
      let elapsed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
      let rest = Duration.microseconds(moment > elapsed ? moment - elapsed : 0)
      limit = min(limit ?? rest, rest)
    }
    guard let limit else { return -1 }
    return Int32(clamping: Int(max(.zero, limit) / .milliseconds(1)) + 1)
  }
}
