import CDeepDropMicrohttpd  // which brings in eventfd
import DeepDropThreads
import Glibc

/// Wakes a thread out of `poll` from anywhere (an eventfd).
final class WakeSignal: Sendable {
  private let descriptor: FileDescriptor

  init() throws(HTTPSError) {
    let number = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard number >= 0 else {
      throw HTTPSError(.library, "No event descriptor can be made.", detail: systemReason(errno))
    }
    descriptor = FileDescriptor(owning: number)
  }

  var number: Int32 { descriptor.number }

  func send() {
    // Fails only when 2^64-1 wakes are pending, and then the thread wakes anyway.
    _ = eventfd_write(number, 1)
  }

  func clear() {
    var count: eventfd_t = 0
    // Fails only when nothing was pending.
    _ = unsafe eventfd_read(number, &count)
  }
}
