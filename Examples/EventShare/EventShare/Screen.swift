import DeepDropKit
import SwiftUI

/// Where in the app one is; a link leads to each.
enum Screen: Hashable {
  case event(Event)
  case link(String)

  /// The event that the link means, and the form for every other link.
  init(_ link: DeepLink) {
    let event = Event.all.first { $0.link == link || $0.webURL == link }
    self = event.map(Self.event) ?? .link(link.string)
  }
}

struct ScreenView: View {
  let screen: Screen

  var body: some View {
    switch screen {
    case .event(let event): EventView(event: event)
    case .link(let link): LinkForm(link: link)
    }
  }
}
