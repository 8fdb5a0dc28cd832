import DeepDropAirDrop
import DeepDropBus

extension BluetoothProblem {
  /// What a failed call to BlueZ means.
  init(_ error: BusError) {
    guard error.code == .replied else {
      self = error.code == .timedOut ? .noAnswer : .refused(error.message)
      return
    }
    self =
      switch error.name {
      case "org.freedesktop.DBus.Error.NameHasNoOwner",
        "org.freedesktop.DBus.Error.ServiceUnknown",
        // It went away over the question.
        "org.freedesktop.DBus.Error.NoReply":
        .noService
      case "org.freedesktop.DBus.Error.AccessDenied", "org.bluez.Error.NotAuthorized": .notAllowed
      case "org.bluez.Error.NotReady": .switchedOff
      default: .refused(error.message)
      }
  }
}
