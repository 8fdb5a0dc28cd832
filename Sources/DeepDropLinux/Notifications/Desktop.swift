import DeepDropAirDrop
import DeepDropBus

/// The desktop's notifications on the bus.
enum Desktop {
  static let name = "org.freedesktop.Notifications"

  /// Only from whoever has the name: an answer to a question is none of anybody else's.
  static let signals =
    "sender='\(name)',interface='\(name)',path='/org/freedesktop/Notifications'"

  static func call(_ member: String, _ arguments: [BusValue] = []) -> BusMessage {
    var call = BusMessage(name, "/org/freedesktop/Notifications", name, member, arguments)
    // Many a desktop starts what shows notifications with the first of them.
    call.mayStartService = true
    return call
  }
}

extension BusConnection {
  func capabilities() async -> NotificationMachine.Event {
    do throws(BusError) {
      let reply = try await call(Desktop.call("GetCapabilities"))
      return .capabilities(Set(reply.first?.elements.compactMap(\.text) ?? []))
    } catch {
      return .failed(NotificationProblem(error))
    }
  }

  /// Shows a notification.
  ///
  /// - Returns: whether it is shown, and then whose word about it counts. Rules hold for what is sent
  ///   to all; what is sent to us alone comes from anybody.
  func notify(_ arguments: [BusValue]) async -> (NotificationMachine.Event, owner: String?) {
    do throws(BusError) {
      guard case .uint32(let id)? = try await call(Desktop.call("Notify", arguments)).first else {
        return (.failed(.refused("it gives no number")), nil)
      }
      guard let owner = try await call(.nameOwner(of: Desktop.name)).first?.text else {
        return (.failed(.noService), nil)
      }
      return (.shown(id: id), owner)
    } catch {
      return (.failed(NotificationProblem(error)), nil)
    }
  }
}

extension NotificationMachine.Event {
  /// What a signal means; `nil` when it is about something else.
  init?(_ signal: BusMessage) {
    guard signal.interface == Desktop.name, case .uint32(let id)? = signal.arguments.first else {
      return nil
    }
    switch signal.member {
    case "ActionInvoked": self = .chosen(id: id, key: signal.arguments.last?.text ?? "")
    case "NotificationClosed": self = .closed(id: id)
    default: return nil
    }
  }
}

extension NotificationProblem {
  fileprivate init(_ error: BusError) {
    self =
      switch (error.code, error.name) {
      case (.timedOut, _): .noAnswer
      case (_, "org.freedesktop.DBus.Error.NameHasNoOwner"),
        (_, "org.freedesktop.DBus.Error.ServiceUnknown"):
        .noService
      default: .refused(error.message)
      }
  }
}
