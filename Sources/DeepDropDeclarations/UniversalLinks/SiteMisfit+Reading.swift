internal import DeepDropPropertyList

/// Values of the kind that is wanted; whatever is of another is noted, and left out.
extension [SiteMisfit] {
  mutating func string(_ key: String, of dictionary: PropertyList) -> Word? {
    guard let value = dictionary[key] else { return nil }
    guard let word = Word(value) else {
      append(SiteMisfit(key, value, wanted: "a string"))
      return nil
    }
    return word
  }

  mutating func strings(_ key: String, of dictionary: PropertyList) -> [Word] {
    guard let value = dictionary[key] else { return [] }
    guard let array = value.array else {
      append(SiteMisfit(key, value, wanted: "an array of strings"))
      return []
    }
    var words: [Word] = []
    for element in array {
      if let word = Word(element) {
        words.append(word)
      } else {
        append(SiteMisfit("An element of \(key)", element, wanted: "a string"))
      }
    }
    return words
  }

  mutating func defaults(of dictionary: PropertyList?) -> PropertyList? {
    guard let defaults = dictionary?["defaults"] else { return nil }
    guard let entries = defaults.dictionary?.entries else {
      append(SiteMisfit("defaults", defaults, wanted: "a dictionary"))
      return nil
    }
    append(contentsOf: entries.compactMap(\.misfit))
    return defaults
  }

  /// A component counts whole or not at all: without one of its parts it would match more.
  mutating func components(of dictionary: PropertyList) -> [PropertyList]? {
    guard let components = dictionary["components"] else { return nil }
    guard let array = components.array else {
      append(SiteMisfit("components", components, wanted: "an array"))
      return []
    }
    return array.filter { component in
      guard let entries = component.dictionary?.entries else {
        append(SiteMisfit("A component", component, wanted: "a dictionary"))
        return false
      }
      let found = entries.compactMap(\.misfit)
      append(contentsOf: found)
      return found.allSatisfy { $0.name == "comment" }
    }
  }
}

extension PropertyList.Dictionary.Entry {
  fileprivate var misfit: SiteMisfit? {
    switch key {
    case "/", "#", "comment": value.string == nil ? misfit("a string") : nil
    case "?": value.isQuery ? nil : misfit("a string or a dictionary of strings")
    case "exclude", "caseSensitive", "percentEncoded":
      value.boolean == nil ? misfit("a boolean") : nil
    default: nil
    }
  }

  private func misfit(_ wanted: String) -> SiteMisfit { SiteMisfit(key, value, wanted: wanted) }
}

extension PropertyList {
  fileprivate var isQuery: Bool {
    string != nil || dictionary?.entries.allSatisfy { $0.value.string != nil } == true
  }
}
