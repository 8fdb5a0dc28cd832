import Glibc

/// The system's words for an `errno` as a clause, such as `no such file or directory`.
package func systemReason(_ number: Int32) -> String {
  // Thread-safe in glibc since 2.32.
  let words = unsafe String(cString: strerror(number))
  // An abbreviation keeps its capitals.
  let isWord = words.dropFirst().first?.isLowercase ?? false
  return isWord ? words.prefix(1).lowercased() + words.dropFirst() : words
}
