/// The links nobody has taken yet, and the listeners nobody has served yet: never both.
struct LinkQueue {
  private struct Arrival {
    let link: DeepLink
    /// The identity of the file it came in, if that is still there.
    let file: String?
  }

  private struct Listener {
    let id: Int
    let continuation: CheckedContinuation<DeepLink?, Never>
  }

  // Unbounded: each arrival is somebody's tap, and dropping one would lose a link.
  private var arrivals: [Arrival] = []
  private var listeners: [Listener] = []

  var listenerCount: Int { listeners.count }

  /// Serves the listener that has waited longest, or keeps the link.
  mutating func append(_ link: DeepLink, from file: String?) {
    if listeners.isEmpty {
      arrivals.append(Arrival(link: link, file: file))
    } else {
      listeners.removeFirst().continuation.resume(returning: link)
    }
  }

  /// Takes the oldest link.
  mutating func next() -> DeepLink? {
    arrivals.isEmpty ? nil : arrivals.removeFirst().link
  }

  /// Whether a link from that file is still to be taken.
  func contains(from file: String) -> Bool {
    arrivals.contains { $0.file == file }
  }

  mutating func listen(as id: Int, _ continuation: CheckedContinuation<DeepLink?, Never>) {
    listeners.append(Listener(id: id, continuation: continuation))
  }

  /// Sends a listener away without a link; one that was served is not here any more.
  mutating func cancel(_ id: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners.remove(at: index).continuation.resume(returning: nil)
  }
}
