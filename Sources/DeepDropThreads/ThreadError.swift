import Glibc

/// The system has no thread to give.
package struct ThreadError: Error, Hashable, CustomStringConvertible {
  /// What `pthread_create` answered, an `errno`.
  package let number: Int32

  package var description: String {
    // Thread-safe in glibc since 2.32.
    "no thread can be started: \(unsafe String(cString: strerror(number)))"
  }
}
