import DeepDropKit
import DeepDropUI
import UIKit

/// An app with scenes, as "Receive a link" shows it.
final class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let recorder = Recorder.current
  private let receiver = LinkReceiver(type: .app, access: .coordinated)

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Task { [receiver, recorder] in
      await receiver.run { recorder.open($0) }
    }
    receiver.receive(options)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    receiver.receive(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    receiver.receive(activity)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    recorder.note(.becameActive)
  }
}
