internal import DeepDropKit

/// What becomes of a value that a property list has already.
indirect enum MergeRule: Sendable, Hashable {
  /// Ours takes its place where the two differ.
  case replace
  /// Theirs stays, if it is a string with something in it.
  case keepText
  /// Theirs stays, if there is a string in it.
  case keepStrings
  /// Theirs stays, if it is one of these.
  case keep([String])
  /// Strings that are missing are appended; one that differs by case alone is replaced.
  case union
  /// The same, but those that are missing come first, for the system and we prefer the first.
  case unionInFront
  /// Keys that are missing are appended, the others follow their own rule.
  case dictionary([String: MergeRule])
  /// Dictionaries that are missing are appended, the others follow the rules of their keys.
  case entries(match: Match, rules: [String: MergeRule])

  /// When two dictionaries are about the same.
  enum Match: Sendable, Hashable {
    /// The key has the same strings in both.
    case equal(String)
    /// The key has a string in common.
    case sharing(String)
  }
}

extension MergeRule {
  /// The app's own words win where both are right: its role, its name for a URL type, and whatever
  /// nobody asked to be otherwise.
  static func infoPlist(suggesting suggestions: PropertyListEditor.Suggestions) -> MergeRule {
    let name: MergeRule = suggestions.contains(.name) ? .keepText : .replace
    let types = MergeRule.entries(
      match: .equal(InfoKey.typeIdentifier),
      rules: [
        InfoKey.typeIdentifier: .replace,
        InfoKey.typeConformsTo: .union,
        InfoKey.typeDescription: name,
        InfoKey.typeTags: .dictionary([
          InfoKey.filenameExtension:
            suggestions.contains(.filenameExtension) ? .keepStrings : .unionInFront,
          InfoKey.mimeType: .unionInFront,
        ]),
      ]
    )
    return .dictionary([
      InfoKey.exportedTypes: types,
      InfoKey.importedTypes: types,
      InfoKey.documentTypes: .entries(
        match: .equal(InfoKey.contentTypes),
        rules: [
          InfoKey.documentTypeName: name,
          InfoKey.typeRole: .keep([TypeRole.editor.rawValue, TypeRole.viewer.rawValue]),
          InfoKey.handlerRank: .replace,
          InfoKey.contentTypes: .union,
        ]
      ),
      InfoKey.urlTypes: .entries(
        match: .sharing(InfoKey.urlSchemes),
        rules: [
          InfoKey.typeRole: .keepText,
          InfoKey.urlName: .keepText,
          InfoKey.urlSchemes: .union,
        ]
      ),
      // Never ours to write; but twice it would not say whose the file is.
      InfoKey.bundleIdentifier: .keepText,
      InfoKey.opensInPlace: .replace,
      InfoKey.hosts: .union,
      InfoKey.linkType: .replace,
    ])
  }

  static let entitlements = MergeRule.dictionary([InfoKey.associatedDomains: .union])
}

extension MergeRule.Match {
  func holds(_ ours: Set<String>, _ theirs: Set<String>) -> Bool {
    switch self {
    case .equal: ours == theirs
    case .sharing: !ours.isDisjoint(with: theirs)
    }
  }

  var key: String {
    switch self {
    case .equal(let key), .sharing(let key): key
    }
  }
}
