import DeepDropKit
@_spi(Lab) import FoundationStandIn
@_spi(Lab) import SwiftUI
@_spi(Lab) import UIKit

/// How an app learns what comes.
enum LifeCycle: CaseIterable {
  case scenes
  case legacy
  case swiftUI
}

/// A device with one app on it.
@MainActor
final class Phone {
  /// Everything that is the app's own.
  let container: URL

  /// Everything that is the person's.
  let files: URL

  let recorder = Recorder()
  private let lifeCycle: LifeCycle
  private let folder: URL
  private var application: UIApplication?
  private var host: AppHost<SwiftUIApp>?

  init(_ lifeCycle: LifeCycle) throws {
    try Declarations.install()
    self.lifeCycle = lifeCycle
    folder = URL.temporaryDirectory.appending(path: "Phone-\(UUID().uuidString)")
    container = folder.appending(path: "Container")
    files = folder.appending(path: "Files")
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
  }

  isolated deinit {
    host?.quit()
    try? FileManager.default.removeItem(at: folder)
  }

  var inbox: URL { container.appending(path: "Documents/Inbox") }

  var isInboxEmpty: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: inbox.path)) == []
  }

  /// Starts the app, perhaps because something has come for it.
  func launch(with arrival: Arrival? = nil) {
    Container.$current.withValue(container) {
      Recorder.$current.withValue(recorder) {
        switch lifeCycle {
        case .scenes:
          application = UIApplication.launch(ScenesAppDelegate(), with: arrival)
        case .legacy:
          application = UIApplication.launch(LegacyAppDelegate(), with: arrival)
        case .swiftUI:
          host = AppHost(SwiftUIApp(), with: arrival)
        }
      }
    }
  }

  /// The alert is gone, or the person came back.
  func becomeActive() {
    application?.becomeActive()
  }

  /// Hands over what came while the app was running.
  func deliver(_ arrival: Arrival) {
    application?.deliver(arrival)
    host?.deliver(arrival)
  }

  /// Somebody unlocks the device.
  func unlock() {
    NotificationCenter.default.post(
      Notification(name: UIApplication.protectedDataDidBecomeAvailableNotification)
    )
  }

  /// A file that AirDrop or another app has put into the app's Inbox.
  func copy(named name: String, holding text: String) throws -> URL {
    let file = inbox.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// A file of the person's, which the app may read within a security scope.
  func document(named name: String, holding text: String) throws -> URL {
    let file = files.appending(path: name)
    try Data(text.utf8).write(to: file)
    SecurityScope.grant(file)
    return file
  }

  /// What was opened, once everything that was under way has come through.
  ///
  /// A link behind all others tells: it is waited for, and left out.
  func opened(expecting count: Int) async throws -> [String] {
    try await recorder.waitForLinks(count)
    deliver(.urls([(try DeepLink("acme://last").url, false)]))
    try await recorder.waitForLinks(count + 1)
    return recorder.opened.filter { $0 != "acme://last" }
  }
}

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
