/// The system has no thread to give.
package struct ThreadError: Error, Hashable, CustomStringConvertible {
  /// What `pthread_create` answered, an `errno`.
  package let number: Int32

  package var description: String { "no thread can be started: \(systemReason(number))" }
}
