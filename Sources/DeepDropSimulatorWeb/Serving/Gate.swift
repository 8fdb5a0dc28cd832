/// Lets nobody in but the browsers of this machine that were given the printed address.
///
/// The port is not compared: another page's origin differs from the host that its request names,
/// and a name that somebody made point to this machine is none of those that are let in.
struct Gate: Sendable, Hashable {
  /// The first part of every path.
  let token: String

  /// A gate with a token that nobody guesses.
  init() {
    token = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
  }

  init(token: String) {
    self.token = token
  }

  /// What becomes of a request.
  enum Verdict: Sendable, Hashable {
    /// It may have what is at this path, below the token.
    case admitted(String)
    /// It may have nothing, and is told why.
    case refused(String)
  }

  /// Judges a request by its path, and by the fields that a browser adds and no page can forge.
  func judge(path: String, host: String?, origin: String?) -> Verdict {
    guard let host, Self.isThisMachine(host) else {
      return .refused("The simulator answers to 127.0.0.1 and localhost alone.")
    }
    if let origin, origin.lowercased() != "http://" + host.lowercased() {
      return .refused("The simulator answers to its own page alone.")
    }
    let parts = path.dropFirst().split(
      separator: "/",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard parts.count == 2, isToken(parts[0]) else {
      return .refused("Open the whole address that deepdrop simulate printed.")
    }
    return .admitted(String(parts[1]))
  }

  private static func isThisMachine(_ host: String) -> Bool {
    let name = host.split(separator: ":", omittingEmptySubsequences: false)[0].lowercased()
    return name == "127.0.0.1" || name == "localhost"
  }

  /// Takes as long for a token that is nearly right as for any other.
  private func isToken(_ text: Substring) -> Bool {
    let pair = zip(text.utf8, token.utf8)
    return text.utf8.count == token.utf8.count && pair.reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
