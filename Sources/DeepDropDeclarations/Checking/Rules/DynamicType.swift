internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let dynamicType = Rule(
    "dynamic-type",
    .error,
    "A dynamic type is written down where a declared one belongs.",
    explanation: """
      The system makes up dyn.… for a file of an unknown type, by its extension. It cannot be \
      declared, and as soon as anybody declares the extension it is no longer used.
      """,
    source: "hezi/Storytime issue 4",
    .infoPlist { info in
      info.typeNames.filter { $0.canonical.hasPrefix("dyn.") }.map { word in
        let tags = (try? TypeIdentifier(word.string))?.dynamicTags ?? []
        let meaning = tags.map { "\($0.tagClass) \($0.value.quoted)" }
        let explanation =
          meaning.isEmpty ? "" : ": it stands for \(meaning.joined(separator: ", "))"
        return Problem(
          word,
          "\(word.quoted) was made up by the system and declares nothing\(explanation).",
          cure: "Declare a type of your own for that extension, or name the type that has it."
        )
      }
    }
  )
}
