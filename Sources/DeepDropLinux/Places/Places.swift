import Glibc

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where things are kept, by the XDG base directory specification.
public struct Places: Sendable, Hashable {
  /// What must not be lost: the identity.
  public let data: String
  /// What may be lost: the history and the receivers that were seen.
  public let state: String
  /// Where received things go unless somebody says otherwise.
  public let downloads: String

  /// The file of the receivers that were reached.
  package var knownReceivers: String { state + "/receivers.plist" }

  /// Reads the environment: `XDG_DATA_HOME`, `XDG_STATE_HOME`, `XDG_DOWNLOAD_DIR`, `HOME`.
  ///
  /// A variable that is not an absolute path is as good as none, as the specification has it; the
  /// home directory is then the one in the user database.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func directory(_ variable: String, _ fallback: @autoclosure () -> String) -> String {
      let value = environment[variable] ?? ""
      return value.hasPrefix("/") ? value : fallback()
    }
    let home = directory("HOME", Self.homeInUserDatabase)
    data = directory("XDG_DATA_HOME", home + "/.local/share") + "/deepdrop"
    state = directory("XDG_STATE_HOME", home + "/.local/state") + "/deepdrop"
    downloads = directory("XDG_DOWNLOAD_DIR", home + "/Downloads")
  }

  private static var homeInUserDatabase: String {
    unsafe getpwuid(getuid()).map { unsafe String(cString: $0.pointee.pw_dir) } ?? ""
  }
}
