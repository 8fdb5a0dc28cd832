import DeepDropPropertyList

/// Whether an Ask is about files or about links: `{files: {}}` or `{links: {}}` on the wire.
public enum TransferType: String, Sendable, Hashable {
  /// An Upload follows.
  case files
  /// The links stand in `Items` (nothing follows) or in a `.webloc` (an Upload follows).
  case links
}

extension TransferType {
  /// Reads the dictionary form, and a bare string as it was noted once.
  init(reading value: MessageValue) throws(AirDropError) {
    let isLinks =
      value.list.dictionary == nil
      ? try value.string() == Self.links.rawValue
      : value[Self.links.rawValue] != nil
    self = isLinks ? .links : .files
  }

  /// The dictionary form.
  var content: PropertyList.Dictionary { [rawValue: .dictionary([:])] }
}
