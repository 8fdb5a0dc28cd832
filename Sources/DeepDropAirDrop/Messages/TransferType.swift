/// Whether an Ask is about files or about links: `{files: {}}` or `{links: {}}` on the wire.
public enum TransferType: String, Sendable, Hashable, CodingKey {
  /// An Upload follows.
  case files
  /// The links stand in `Items` (nothing follows) or in a `.webloc` (an Upload follows).
  case links
}

extension TransferType: Codable {
  private struct Nothing: Codable {}

  /// Reads the dictionary form, and a bare string as it was noted once.
  ///
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: TransferType.self) {
      self = container.contains(.links) ? .links : .files
    } else {
      let word = try decoder.singleValueContainer().decode(String.self)
      self = word == TransferType.links.rawValue ? .links : .files
    }
  }

  /// Writes the dictionary form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TransferType.self)
    try container.encode(Nothing(), forKey: self)
  }
}
