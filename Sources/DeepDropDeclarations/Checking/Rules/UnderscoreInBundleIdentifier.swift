internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let underscoreInBundleIdentifier = Rule(
    "underscore-in-bundle-identifier",
    .note,
    "The bundle identifier has a character that a UTI may not have.",
    explanation: """
      The store takes an underscore in a bundle identifier. A type named after it, such as \
      $(PRODUCT_BUNDLE_IDENTIFIER).link, is not legal then.
      """,
    source: "beeware/briefcase issue 1155; tuist/tuist issue 193",
    .infoPlist { info in
      guard let word = info.root.word(InfoKey.bundleIdentifier), !word.isOpen,
        word.string.contains("_")
      else { return [] }
      return [
        Problem(
          word,
          "The bundle identifier \(word.quoted) has an underscore, which no UTI may have.",
          cure: "Keep it, and write “-” in its place in the names of types."
        )
      ]
    }
  )
}
