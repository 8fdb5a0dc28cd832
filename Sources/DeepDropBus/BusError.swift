import DeepDropThreads

/// Why something on a bus did not work.
package struct BusError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  package struct Code: Sendable, Hashable {
    private enum Kind: Hashable { case unavailable, replied, timedOut, lost, malformed }
    private let kind: Kind

    /// There is no such bus, or no library for it.
    package static let unavailable = Code(kind: .unavailable)
    /// Whoever was called replied with an error, which has a name.
    package static let replied = Code(kind: .replied)
    /// Nobody replied in time.
    package static let timedOut = Code(kind: .timedOut)
    /// The bus is gone.
    package static let lost = Code(kind: .lost)
    /// A message is no message, or larger than is read.
    package static let malformed = Code(kind: .malformed)
  }

  /// The kind of failure.
  package let code: Code
  /// The error's name on the bus, such as `org.bluez.Error.NotPermitted`; empty for other kinds.
  package let name: String
  /// A clause for people, of the other side's words where it has any.
  package let message: String

  package var description: String { message }

  static let noLibrary = BusError(
    code: .unavailable,
    name: "",
    message: "libsystemd.so.0 is not installed"
  )
  static let timedOut = BusError(code: .timedOut, name: "", message: "there was no reply in time")
  static let lost = BusError(code: .lost, name: "", message: "the bus is gone")
  static let malformed = BusError(code: .malformed, name: "", message: "the message is malformed")

  static func failed(_ status: Int32) -> BusError {
    BusError(code: .unavailable, name: "", message: systemReason(-status))
  }

  static func replied(name: String, message: String) -> BusError {
    BusError(code: .replied, name: name, message: message.isEmpty ? name : message)
  }
}
