import CDeepDropAvahi
import Glibc

/// A timeout of Avahi's loop, which fires on Avahi's thread with its lock held.
///
/// Make, schedule and drop it there, or while that thread does not run.
@safe final class LoopTimer {
  private let api: UnsafePointer<AvahiPoll>
  private let fire: () -> Void
  private var timeout: OpaquePointer?

  init(_ api: UnsafePointer<AvahiPoll>, fire: @escaping () -> Void) {
    unsafe self.api = unsafe api
    self.fire = fire
  }

  deinit {
    if let timeout = unsafe timeout { unsafe api.pointee.timeout_free(timeout) }
  }

  /// Fires once, after this time from now; replaces an earlier appointment.
  func schedule(after delay: Duration) {
    var moment = timeval()
    unsafe avahi_elapse_time(&moment, UInt32(max(0, delay / .milliseconds(1))), 0)
    if let timeout = unsafe timeout {
      unsafe api.pointee.timeout_update(timeout, &moment)
    } else {
      // Unretained: the timeout dies with this object, so it cannot outlive the pointer.
      let me = unsafe Unmanaged.passUnretained(self).toOpaque()
      unsafe timeout = api.pointee.timeout_new(api, &moment, timerElapsed, me)
    }
  }

  fileprivate func elapsed() {
    // Avahi's timeouts stay due until they are moved or disabled.
    unsafe api.pointee.timeout_update(timeout, nil)
    fire()
  }
}

private func timerElapsed(_: OpaquePointer?, _ userdata: UnsafeMutableRawPointer?) {
  guard let userdata = unsafe userdata else { return }
  unsafe Unmanaged<LoopTimer>.fromOpaque(userdata).takeUnretainedValue().elapsed()
}
