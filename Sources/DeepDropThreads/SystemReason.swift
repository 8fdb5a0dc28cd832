import DeepDropPropertyList
import Glibc

/// The system's words for an `errno` as a clause, such as `no such file or directory`.
package func systemReason(_ number: Int32) -> String {
  // Thread-safe in glibc since 2.32.
  unsafe String(cString: strerror(number)).decapitalized
}
