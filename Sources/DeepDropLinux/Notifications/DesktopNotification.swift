public import DeepDropAirDrop
package import DeepDropBus
import DeepDropPropertyList

/// A notification on the desktop, as freedesktop.org's specification has them.
public struct DesktopNotification: Sendable, Hashable {
  /// A button.
  public struct Action: Sendable, Hashable {
    /// What it is told apart by.
    public let key: String
    /// What stands on it.
    public let label: String

    /// A button.
    public init(key: String, label: String) {
      self.key = key
      self.label = label
    }
  }

  /// One line.
  public var title: String
  /// Any number of lines; markup in it shows as it is.
  public var body: String
  /// The buttons.
  public var actions: [Action] = []
  /// Whether it is pointless without its buttons, and stays until somebody presses one.
  public var isQuestion = false
  package var bus = BusAddress.session

  /// A notification without buttons.
  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  /// Shows it, and takes it back when the task is cancelled.
  ///
  /// - Returns: what somebody did about it, perhaps much later.
  public func show() async -> NotificationMachine.Outcome {
    let (heard, source) = AsyncStream<Heard>.makeStream()
    do {
      return try await withBus(bus, as: Self.role(yielding: source)) { connection in
        _ = try await connection.call(.addMatch(Desktop.signals))
        var machine = NotificationMachine(
          keys: Set(actions.map(\.key)),
          needsActions: isQuestion
        )
        var event = NotificationMachine.Event.start
        var owner: String?
        while true {
          switch machine.handle(event) {
          case .findCapabilities: event = await connection.capabilities()
          case .show(let hasActions, let isMarkup):
            (event, owner) = await connection.notify(arguments(hasActions, isMarkup))
          case .wait:
            let next = await heard.first { $0.sender == nil || $0.sender == owner }
            event = next?.event ?? .cancelled
          case .close(let id):
            // Whoever does not take it back in time leaves a question that nobody waits for.
            _ = try? await connection.call(
              Desktop.call("CloseNotification", [.uint32(id)]),
              within: .seconds(1)
            )
          case .finish(let outcome): return outcome
          }
        }
      }
    } catch let error as BusError {
      return .impossible(.noBus(error.message))
    } catch {
      return .dismissed
    }
  }

  /// Whether a question could be asked here; `nil` if so.
  public static func problem() async -> NotificationProblem? {
    await problem(on: .session)
  }

  package static func problem(on bus: BusAddress) async -> NotificationProblem? {
    do {
      return try await withBus(bus) { connection in
        var machine = NotificationMachine(keys: [], needsActions: true)
        _ = machine.handle(.start)
        let action = machine.handle(await connection.capabilities())
        guard case .finish(.impossible(let problem)) = action else { return nil }
        return problem
      }
    } catch {
      return .noBus("\(error)")
    }
  }

  /// What was heard; nobody sends it when the bus itself ends.
  private struct Heard: Sendable {
    let event: NotificationMachine.Event
    let sender: String?
  }

  private static func role(yielding source: AsyncStream<Heard>.Continuation) -> BusRole {
    BusRole(
      hearing: { signal in
        guard let event = NotificationMachine.Event(signal) else { return }
        source.yield(Heard(event: event, sender: signal.peer))
      },
      ending: {
        source.yield(Heard(event: .failed(.noBus("the bus is gone")), sender: nil))
      }
    )
  }

  private func arguments(_ hasActions: Bool, _ isMarkup: Bool) -> [BusValue] {
    let buttons = actions.flatMap { [BusValue.string($0.key), .string($0.label)] }
    // A critical one stays. The others go when the desktop thinks so.
    let hints: [String: BusValue] = [
      "urgency": .byte(isQuestion ? 2 : 1),
      "category": .string(isQuestion ? "transfer" : "transfer.complete"),
    ]
    return [
      .string("DeepDrop"), .uint32(0), .string(""), .string(title),
      .string(isMarkup ? body.xmlEscaped : body), .array("s", hasActions ? buttons : []),
      .options(hints),
      .int32(isQuestion ? 0 : -1),
    ]
  }
}
