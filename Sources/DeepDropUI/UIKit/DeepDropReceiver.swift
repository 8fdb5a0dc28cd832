#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import DeepDropKit
  public import UIKit

  /// The receiving side for Objective-C; Swift uses `LinkReceiver` itself.
  ///
  /// It lives as long as the app: the app delegate holds it.
  @MainActor
  #if canImport(ObjectiveC)
    @objc(DeepDropReceiver)
  #endif
  public final class DeepDropReceiver: NSObject {
    private let receiver: LinkReceiver
    private let task: Task<Void, Never>

    /// `initWithOpenHandler:error:`, in the app delegate.
    ///
    /// - Parameter openHandler: Goes on as if the app had been opened with the link; called on the
    ///   main thread, once for each link.
    /// - Throws: `LinkError` when the app declares no type.
    #if canImport(ObjectiveC)
      @objc(initWithOpenHandler:error:)
    #endif
    public init(openHandler: @escaping (URL) -> Void) throws {
      let receiver = LinkReceiver(type: try LinkType(bundle: .main), access: .coordinated)
      self.receiver = receiver
      task = Task {
        await receiver.run { openHandler($0.url) }
      }
    }

    deinit {
      task.cancel()
    }

    /// `receiveURL:openInPlace:`, wherever the system hands over a URL, be it a file or a link.
    ///
    /// - Returns: Whether it is ours; the next handler may have what is not.
    #if canImport(ObjectiveC)
      @objc(receiveURL:openInPlace:)
    #endif
    @discardableResult
    public func receive(_ url: URL, openInPlace: Bool) -> Bool {
      receiver.receive(url, inPlace: openInPlace)
    }
  }
#endif
