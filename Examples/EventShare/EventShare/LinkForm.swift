import DeepDropKit
import SwiftUI

/// Any title and any link of the app's, to send, or as it came.
struct LinkForm: View {
  @State private var title = "Something to see"
  @State private var link: String

  init(link: String) {
    _link = State(initialValue: link)
  }

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $title)
        TextField("Link", text: $link)
          .keyboardType(.URL)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      } footer: {
        Text("The receiver reads the title; the link opens the app.")
      }
      ShareSection(shared: shared, symbol: "link")
    }
    .navigationTitle("Any link")
  }

  private var shared: Result<SharedLink, LinkError> {
    Result { () throws(LinkError) in
      try SharedLink(title: title, link: DeepLink(link))
    }
  }
}
