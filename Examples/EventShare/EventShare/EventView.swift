import SwiftUI

struct EventView: View {
  let event: Event

  var body: some View {
    List {
      Section {
        VStack(spacing: 12) {
          Image(systemName: event.symbol).font(.largeTitle).foregroundStyle(.tint)
          Text(event.title).font(.title2.bold()).multilineTextAlignment(.center)
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      Section {
        LabeledContent("When", value: event.day)
        LabeledContent("Where", value: event.place)
      }
      ShareSection(shared: event.shared, symbol: event.symbol)
    }
  }
}
