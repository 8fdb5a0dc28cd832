internal import DeepDropPropertyList

extension PropertyList {
  /// The entries at any depth that looking up their keys does not find, each with the one that
  /// counts instead.
  var repeated: [(entry: Dictionary.Entry, counting: Dictionary.Entry)] {
    let values = array ?? dictionary?.entries.map(\.value) ?? []
    return (dictionary?.repeated ?? []) + values.flatMap(\.repeated)
  }
}
