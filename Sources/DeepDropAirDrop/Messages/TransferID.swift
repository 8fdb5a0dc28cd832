import DeepDropPropertyList

/// What ties an Upload to its Ask since 2024: a UUID, upper case, as `{id: …}` in the Ask and bare in a header.
public struct TransferID: Sendable, Hashable, CustomStringConvertible {
  /// The header of `/Upload` that carries it.
  public static let header = "TransferID"
  /// The longest accepted, in UTF-8 bytes.
  public static let maximumLength = 64

  /// The identifier as it was read.
  public let description: String

  /// Takes a printable ASCII identifier of 1 to 64 bytes; `nil` for anything else.
  ///
  /// A UUID is what senders write, yet nothing depends on that, so any identifier will do.
  public init?(_ string: String) {
    guard (1...Self.maximumLength).contains(string.utf8.count),
      string.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    description = string
  }
}

extension TransferID {
  private static let key = "id"

  /// Reads `{id: string}`, and a bare string as some receivers note it.
  init(reading value: MessageValue) throws(AirDropError) {
    guard let id = TransferID(try (value[Self.key] ?? value).string()) else {
      throw .tooLong("A TransferID", limit: Self.maximumLength)
    }
    self = id
  }

  /// `{id: string}`: as a bare string macOS hangs up without an answer.
  var content: PropertyList.Dictionary { [Self.key: .string(description)] }
}
