@testable import DeepDropKit

extension LinkReceiver {
  /// Takes what was delivered and nobody has taken yet.
  func takePending() -> [String] {
    var links: [String] = []
    while let link = queue.next() { links.append(link.string) }
    return links
  }
}
