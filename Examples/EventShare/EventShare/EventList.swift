import SwiftUI

struct EventList: View {
  var body: some View {
    List {
      Section {
        ForEach(Event.all) { event in
          NavigationLink(value: Screen.event(event)) {
            Label(event.title, systemImage: event.symbol)
          }
        }
      }
      Section {
        NavigationLink(value: Screen.link("acme://")) {
          Label("Any link", systemImage: "link")
        }
      } footer: {
        Text("Share an event, or any link, with somebody nearby.")
      }
    }
    .navigationTitle("Events")
  }
}
