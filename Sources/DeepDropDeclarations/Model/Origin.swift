internal import DeepDropPropertyList

/// The property list that a declaration was read from.
///
/// Two declarations that say the same are equal wherever they stand, so origins never differ.
struct Origin: Sendable, Hashable {
  var propertyList: PropertyList?

  static func == (_: Origin, _: Origin) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
