internal import DeepDropKit
internal import DeepDropPropertyList

extension Declarations {
  /// What declares nothing, each with its line: what is of another kind than the system reads, and
  /// a key that is there again where it counts.
  public var ignored: [String] {
    guard let source else { return [] }
    let misfits = source.misfits.map { misfit in
      let line = misfit.value.position.line.map { "line \($0): " } ?? ""
      return line + "\(misfit.name) is of the kind \(misfit.value.value.kind) and has to be "
        + misfit.wanted
    }
    let repeated = source.repeated.map { entry, counting in
      let line = entry.keyPosition.line.map { "line \($0): " } ?? ""
      let place = counting.keyPosition.line.map { " in line \($0)" } ?? ""
      let difference = entry.value == counting.value ? "" : ", with another value"
      return "\(line)\(entry.key.quoted) is there again\(place)\(difference)"
    }
    return misfits + repeated
  }
}

extension PropertyList {
  /// What in an Info.plist is of another kind than the system reads, and so counts for nothing.
  var misfits: [(name: String, value: PropertyList, wanted: String)] { lists + texts }

  /// Lists that are none, and what in them is no dictionary.
  private var lists: [(name: String, value: PropertyList, wanted: String)] {
    listKeys.flatMap { key -> [(String, PropertyList, String)] in
      guard let value = self[key] else { return [] }
      guard let array = value.array else { return [(key, value, "an array")] }
      return array.filter { $0.dictionary == nil }.map {
        ("an entry of \(key)", $0, "a dictionary")
      }
    }
  }

  private var texts: [(name: String, value: PropertyList, wanted: String)] {
    let keys = [
      InfoKey.bundleIdentifier, InfoKey.bundleName, InfoKey.bundleDisplayName, InfoKey.linkType,
    ]
    let values =
      keys.map { ($0, self[$0]) }
      + dictionaries(InfoKey.documentTypes).map { (InfoKey.handlerRank, $0[InfoKey.handlerRank]) }
    return values.compactMap { key, value in
      value.flatMap { $0.string == nil ? (key, $0, "a string") : nil }
    }
  }
}

private let listKeys = [
  InfoKey.documentTypes, InfoKey.urlTypes, InfoKey.exportedTypes, InfoKey.importedTypes,
]
