import DeepDropKit
import DeepDropUI
import UIKit

/// An app without scenes.
final class LegacyAppDelegate: UIResponder, UIApplicationDelegate {
  private let recorder = Recorder.current
  private let receiver = LinkReceiver(type: .app, access: .coordinated)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Task { [receiver, recorder] in
      await receiver.run { recorder.open($0) }
    }
    return true
  }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let isOurs = receiver.receive(url, options: options)
    recorder.note(.answered(isOurs))
    return isOurs
  }

  func application(
    _ application: UIApplication,
    continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let isOurs = receiver.receive(activity)
    recorder.note(.answered(isOurs))
    return isOurs
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    recorder.note(.becameActive)
  }
}
