import Foundation

extension NotificationCenter {
  @available(iOS 15, macOS 12, *)
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name

    fileprivate init(center: NotificationCenter, name: Notification.Name) {
      self.center = center
      self.name = name
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      // A token that is only handed back, which any thread may do.
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name,
        object: nil,
        queue: nil
      ) { _ in
        continuation.yield()
      }
      continuation.onTermination = { [center] _ in unsafe center.removeObserver(observer) }
      return Iterator(name: name, base: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let name: Notification.Name
      fileprivate var base: AsyncStream<Void>.AsyncIterator

      public mutating func next() async -> Notification? {
        await base.next(isolation: #isolation).map { Notification(name: name) }
      }
    }
  }

  @available(iOS 15, macOS 12, *)
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> NotificationCenter.Notifications {
    Notifications(center: self, name: name)
  }
}
