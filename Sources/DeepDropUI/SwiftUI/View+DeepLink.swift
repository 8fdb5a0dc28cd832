#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import DeepDropKit
  public import SwiftUI

  extension View {
    /// Does something with each deep link that comes, whatever it came in.
    ///
    /// Put it on the view that holds the others, outside of anything that comes and goes.
    ///
    /// ```swift
    /// WindowGroup {
    ///   ContentView().onDeepLink(from: receiver) { link in show(link) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - receiver: The app's receiver, made once.
    ///   - action: What the app does with a link.
    public func onDeepLink(
      from receiver: LinkReceiver,
      perform action: @escaping @MainActor (DeepLink) -> Void
    ) -> some View {
      onOpenURL { url in
        Task { await receiver.receive(url) }
      }
      .task {
        await receiver.run(action)
      }
    }
  }
#endif
