/// The links nobody has taken yet, and the listeners who wait for one.
///
/// A listener is woken and then takes its link here, so that none is ever on its way to somebody
/// who has been cancelled meanwhile.
struct LinkQueue {
  private struct Arrival {
    let link: DeepLink
    /// The identity of the file it came in, if that is still there.
    let file: String?
  }

  private struct Listener {
    let id: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  // Unbounded: each arrival is somebody's tap, and dropping one would lose a link.
  private var arrivals: [Arrival] = []
  private var listeners: [Listener] = []

  var listenerCount: Int { listeners.count }

  /// Keeps the link, and wakes a listener for it.
  mutating func append(_ link: DeepLink, from file: String?) {
    arrivals.append(Arrival(link: link, file: file))
    wakeListener()
  }

  /// Takes the oldest link.
  mutating func next() -> DeepLink? {
    arrivals.isEmpty ? nil : arrivals.removeFirst().link
  }

  /// Whether a link from that file is still to be taken.
  func contains(from file: String) -> Bool {
    arrivals.contains { $0.file == file }
  }

  mutating func listen(as id: Int, _ continuation: CheckedContinuation<Void, Never>) {
    listeners.append(Listener(id: id, continuation: continuation))
  }

  /// Wakes the listener that has waited longest, if there is a link to take.
  mutating func wakeListener() {
    guard !arrivals.isEmpty, !listeners.isEmpty else { return }
    listeners.removeFirst().continuation.resume()
  }

  /// Sends a listener away; one that was woken is not here any more.
  mutating func cancel(_ id: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners.remove(at: index).continuation.resume()
  }
}
