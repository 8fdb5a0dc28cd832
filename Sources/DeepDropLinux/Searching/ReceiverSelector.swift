import DeepDropAirDrop
public import DeepDropHTTPS

/// Whom a sender's owner means: a receiver's name, its identifier, or its address.
///
/// ```swift
/// try ReceiverSelector("Desk").matches(receiver)  // by name or identifier
/// try ReceiverSelector("[fe80::1%eth0]:8771").endpoint  // no search needed
/// ```
public struct ReceiverSelector: Sendable, CustomStringConvertible {
  /// What the owner wrote.
  public let description: String
  /// The address, where the owner gave one.
  public let endpoint: Endpoint?

  /// Reads what the owner wrote.
  ///
  /// An address is `192.0.2.1:8771` or `[2001:db8::1]:8771`; a link-local one carries its interface,
  /// `[fe80::1%eth0]:8771`, unless there is only one to look on. Anything else is a name.
  ///
  /// - Parameter interface: the interface of a link-local address that does not say.
  /// - Throws: ``SelectorError`` for an address without a port from 1 to 65535, for one without the
  ///   interface or the bracket it needs, and for nothing at all.
  public init(_ text: String, on interface: String? = nil) throws(SelectorError) {
    guard !text.isEmpty else { throw .empty }
    description = text
    endpoint = try Self.endpoint(text, interface)
  }

  /// Whether the receiver is the one that is meant.
  ///
  /// Case does not count in either: an identifier is hexadecimal, and nobody tells `desk` from
  /// `Desk` by ear.
  public func matches(_ receiver: NearbyReceiver) -> Bool {
    if let endpoint { return receiver.endpoints.contains(endpoint) }
    return isName(of: receiver.id, receiver.name)
  }

  /// Whether it is this identifier or this name, wherever the receiver may be.
  func isName(of id: String, _ name: String?) -> Bool {
    let wanted = description.lowercased()
    return id.lowercased() == wanted || name?.lowercased() == wanted
  }

  private static func endpoint(
    _ text: String,
    _ interface: String?
  ) throws(SelectorError) -> Endpoint? {
    let (host, port) =
      if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
        (text[text.index(after: text.startIndex)..<end], text[text.index(after: end)...])
      } else if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
        (text[..<colon], text[colon...])
      } else {
        (text[...], "")
      }
    guard isNumeric(host) else {
      if isUnclosed(text) { throw .noBracket(text) }
      return nil
    }
    guard port.first == ":", port.count > 1 else { throw .noPort(text) }
    // Without the check a sign would pass.
    guard port.dropFirst().allSatisfy(\.isWholeNumber), let number = UInt16(port.dropFirst()),
      number > 0
    else { throw .badPort(text, port.dropFirst()) }
    let needsScope = host.lowercased().hasPrefix("fe80:") && !host.contains("%")
    guard !needsScope || interface != nil else { throw .noInterface(text) }
    if let interface, let scope = host.split(separator: "%").dropFirst().first, scope != interface {
      throw .otherInterface(text, interface)
    }
    do {
      let scope = needsScope ? interface.map { "%\($0)" } ?? "" : ""
      return try Endpoint(String(host) + scope, port: number)
    } catch {
      throw SelectorError(description: error.message)
    }
  }

  /// Whether it is an address in brackets without the second one, with a port or without.
  private static func isUnclosed(_ text: String) -> Bool {
    guard text.hasPrefix("["), !text.contains("]") else { return false }
    let host = text.dropFirst()
    return isNumeric(host) || host.lastIndex(of: ":").map { isNumeric(host[..<$0]) } == true
  }

  private static func isNumeric(_ host: Substring) -> Bool {
    let address = String(host.prefix { $0 != "%" })
    return (try? Endpoint(address, port: 0)) != nil
  }
}

extension ReceiverSelector: Hashable {
  /// Whether both mean one address, or one name in whatever case.
  public static func == (left: Self, right: Self) -> Bool { left.meaning == right.meaning }

  /// Feeds what is meant.
  public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }

  private var meaning: String { (endpoint?.description ?? description).lowercased() }
}

/// Why a text names no receiver.
public struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence for people.
  public let description: String

  static let empty = SelectorError(description: "A receiver's name cannot be empty.")

  static func noPort(_ text: String) -> SelectorError {
    SelectorError(
      description: "The address \(text) needs a port: 192.0.2.1:8771 or [2001:db8::1]:8771."
    )
  }

  static func noBracket(_ text: String) -> SelectorError {
    SelectorError(
      description: "The address \(text) needs its closing bracket: [2001:db8::1]:8771."
    )
  }

  static func badPort(_ text: String, _ port: Substring) -> SelectorError {
    SelectorError(
      description: "The address \(text) has no port \(port): ports are numbers from 1 to 65535."
    )
  }

  static func otherInterface(_ text: String, _ interface: String) -> SelectorError {
    SelectorError(
      description:
        "The address \(text) is on another interface than \(interface), the only one to use."
    )
  }

  static func noInterface(_ text: String) -> SelectorError {
    SelectorError(
      description: "The address \(text) needs its interface: [fe80::1%eth0]:8771."
    )
  }
}
