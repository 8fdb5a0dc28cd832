internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let illegalBundleIdentifier = Rule(
    "illegal-bundle-identifier",
    .error,
    "The bundle identifier is empty, or has characters that none may have.",
    explanation: """
      Letters a–z and A–Z, digits, “-” and “.” are legal: it is by this name that the system and \
      the store tell apps apart. An underscore, which the store takes, is a matter of its own.
      """,
    source: "Apple, Core Foundation keys: CFBundleIdentifier",
    .infoPlist { info in
      guard let word = info.root.word(InfoKey.bundleIdentifier), !word.isOpen else { return [] }
      guard word.string.isEmpty || !word.string.allSatisfy(isLegal) else { return [] }
      return [
        Problem(
          word,
          word.string.isEmpty
            ? "The bundle identifier is empty."
            : "The bundle identifier \(word.quoted) is not legal: letters, digits, “-” and “.” "
              + "alone may stand in it.",
          cure: "Write $(PRODUCT_BUNDLE_IDENTIFIER), or a name such as com.example.acme."
        )
      ]
    }
  )
}

private func isLegal(_ character: Character) -> Bool {
  character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
}
