import DeepDropKit
import DeepDropUI
import SwiftUI

@main
struct EventShareApp: App {
  @State private var path: [Screen] = []
  private let receiver = LinkReceiver(type: .app, access: .coordinated)

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        EventList()
          .navigationDestination(for: Screen.self) { screen in
            ScreenView(screen: screen).id(screen)
          }
      }
      .tint(.indigo)
      .onDeepLink(from: receiver) { link in path = [Screen(link)] }
    }
  }
}
