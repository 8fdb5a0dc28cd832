import DeepDropKit
import DeepDropUI
import SwiftUI
import UIKit

/// The button that opens the share sheet, or the reason why there is none.
struct ShareSection: View {
  let shared: Result<SharedLink, LinkError>
  let symbol: String

  var body: some View {
    Section {
      switch share {
      case .success(let share):
        LinkShareButton(share, icon: UIImage(systemName: symbol)) {
          Label("Share", systemImage: "square.and.arrow.up")
        }
      case .failure(let error):
        Text(error.message).foregroundStyle(.secondary)
      }
    }
  }

  private var share: Result<LinkShare, LinkError> {
    Result { () throws(LinkError) in
      try LinkShare(shared.get(), type: .app)
    }
  }
}
