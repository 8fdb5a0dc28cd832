import Glibc

/// The system's words for `errno`, to be taken right after the failed call.
func systemErrorText(_ number: Int32 = errno) -> String {
  // Thread-safe in glibc since 2.32.
  unsafe String(cString: strerror(number))
}
