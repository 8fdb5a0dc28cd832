/// The three questions of the protocol, each a `POST`.
public enum Route: String, Sendable, Hashable, CaseIterable {
  /// "Who are you?"
  case discover = "/Discover"
  /// "May I?"
  case ask = "/Ask"
  /// "Here it is."
  case upload = "/Upload"

  /// The most bytes that a body of this route may have before it is refused; `nil` for a stream with limits of its own.
  ///
  /// An Ask with a preview was seen at 215 KB; names of as many files as an Ask may have come on top.
  public var maximumBodyLength: Int? {
    switch self {
    case .discover: 1 << 20
    case .ask: 3 << 20
    case .upload: nil
    }
  }
}
