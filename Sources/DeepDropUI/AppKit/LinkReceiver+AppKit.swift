#if os(macOS)
  public import DeepDropKit
  public import Foundation

  extension LinkReceiver {
    /// Takes what a Mac app is given: call it in `application(_:open:)`.
    ///
    /// Files are those of the person, mostly in Downloads: none is removed.
    @MainActor
    public func receive(_ urls: [URL]) {
      Task {
        for url in urls { await receive(url) }
      }
    }
  }
#endif
