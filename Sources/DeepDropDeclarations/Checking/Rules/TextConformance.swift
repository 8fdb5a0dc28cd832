internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let textConformance = Rule(
    "text-conformance",
    .note,
    "A type of the app’s own is a kind of text.",
    explanation: """
      Quick Look shows the raw text of such a file, and every text editor is offered to open it. \
      For a document that is text this is right; for a link file it is not, although its bytes \
      are text.
      """,
    source: "conformance is transitive, the most specific type comes first: notes of QLOmni",
    .infoPlist { info in
      info.exported.flatMap { type in
        type.parents.filter { textTypes.contains($0.canonical) }.map { word in
          let isLink = info.root.word(InfoKey.linkType)?.canonical == type.name
          return Problem(
            word.value.position.range,
            item: type.identifier.quoted,
            "The type \(type.identifier.quoted) conforms to \(word.string), a kind of text.",
            cure:
              "Unless people edit it as text, let it conform to public.data and public.content.",
            severity: isLink ? .warning : nil
          )
        }
      }
    }
  )
}

private let textTypes: Set = [
  "public.text", "public.plain-text", "public.utf8-plain-text", "public.json", "public.url",
  "public.xml",
]
