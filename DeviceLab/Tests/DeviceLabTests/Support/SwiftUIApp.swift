import DeepDropKit
import DeepDropUI
import SwiftUI

/// An app in SwiftUI, which is told nothing but URLs.
struct SwiftUIApp: App {
  private let recorder = Recorder.current
  private let receiver = LinkReceiver(type: .app, access: .coordinated)

  var body: some Scene {
    WindowGroup {
      Text("Home").onDeepLink(from: receiver) { recorder.open($0) }
    }
  }
}
