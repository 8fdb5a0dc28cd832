import Foundation
import Testing

@testable import DeepDropBus

/// python-dbusmock 0.38.1, where script/bootstrap put it.
enum Dbusmock {
  private static let environment = ProcessInfo.processInfo.environment
  private static let place =
    (environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache")
    + "/deepdrop/dbusmock-0.38.1"

  static let isInstalled = FileManager.default.fileExists(atPath: place + "/is-whole")

  /// Starts a template on a bus, and waits for its name there.
  static func start(
    _ template: String,
    _ parameters: String = "{}",
    named name: String,
    on bus: PrivateBus,
    _ connection: BusConnection
  ) async throws -> StandIn {
    let variables = ["DBUS_SYSTEM_BUS_ADDRESS": bus.text, "DBUS_SESSION_BUS_ADDRESS": bus.text]
    let mock = try StandIn(
      place + "/bin/python",
      ["-m", "dbusmock", "--template", template, "-p", parameters],
      environment: variables
    )
    let question = BusMessage(
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "NameHasOwner",
      [.string(name)]
    )
    while try await connection.call(question) != [.bool(true)] {
      try await Task.sleep(for: .milliseconds(20))
    }
    return mock
  }
}

extension Trait where Self == ConditionTrait {
  static var dbusmock: Self {
    .enabled(
      if: Dbusmock.isInstalled,
      "needs python-dbusmock 0.38.1, which script/bootstrap installs"
    )
  }
}
