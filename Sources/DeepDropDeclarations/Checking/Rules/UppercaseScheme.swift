internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let uppercaseScheme = Rule(
    "uppercase-scheme",
    .note,
    "A URL scheme is declared in upper case.",
    explanation: "Schemes are compared without case, and their canonical form is in lower case.",
    source: "RFC 3986 §3.1",
    .infoPlist { info in
      info.linkClaims.flatMap(\.schemes).filter { $0.string != $0.canonical && !$0.isOpen }.map {
        word in
        Problem(
          word,
          "The scheme \(word.quoted) is not in lower case.",
          cure: "Declare it as \(word.canonical)."
        )
      }
    }
  )
}
