import CDeepDropAvahi
import DeepDropThreads

/// A running mDNS responder: Avahi's server, the thread it lives on, and its role.
///
/// It belongs to one scope or iterator, which closes it; one that is dropped closes itself.
final class Responder {
  private var handles: ResponderHandles?

  private init(_ handles: ResponderHandles) {
    self.handles = handles
  }

  deinit {
    guard let handles else { return }
    // Joining Avahi's thread blocks; only without any thread to do it on is it done here.
    do throws(ThreadError) {
      try BlockingThread.start { handles.close() }
    } catch {
      handles.close()
    }
  }

  /// Runs on the thread that opens the sockets, before it does: a test enters a namespace there.
  @TaskLocal static var prepareThread: @Sendable () -> Void = {}

  /// Opens sockets and starts Avahi's thread.
  static func open(
    _ configuration: ResponderConfiguration,
    role: @escaping @Sendable (UnsafePointer<AvahiPoll>) -> ResponderRole
  ) async throws(DiscoveryError) -> Responder {
    let prepare = prepareThread
    let opened: Result<ResponderHandles, DiscoveryError>
    do {
      opened = try await BlockingThread.run {
        prepare()
        return unsafe ResponderHandles.open(configuration, role)
      }
    } catch {
      throw .outOfThreads
    }
    return Responder(try opened.get())
  }

  /// Says goodbye, ends Avahi's thread and frees everything.
  func close() async {
    guard let handles else { return }
    self.handles = nil
    do {
      try await BlockingThread.run { handles.close() }
    } catch {
      handles.close()
    }
  }
}
