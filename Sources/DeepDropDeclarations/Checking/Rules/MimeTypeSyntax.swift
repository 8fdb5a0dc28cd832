internal import DeepDropPropertyList

extension Rule {
  static let mimeTypeSyntax = Rule(
    "mime-type-syntax",
    .warning,
    "A MIME type is none.",
    explanation: """
      A MIME type is two names with a slash between them, such as application/vnd.example.acme; \
      a UTI or an extension in its place matches nothing.
      """,
    source: "RFC 6838 §4.2",
    .infoPlist { info in
      info.types.flatMap(\.mimeTypes).filter { word in
        let parts = word.string.split(separator: "/", omittingEmptySubsequences: false)
        return !word.isOpen && !word.string.isEmpty
          && (parts.count != 2 || !parts.allSatisfy { isName($0) })
      }.map { word in
        Problem(
          word,
          "\(word.quoted) is not a MIME type.",
          cure: "Write a type and a subtype, such as application/vnd.example.acme."
        )
      }
    }
  )
}

/// RFC 6838 §4.2, and the `*` of RFC 9110 that some apps write.
private func isName(_ text: Substring) -> Bool {
  !text.isEmpty
    && text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "!#$&-^_.+*".contains($0))
    }
}
