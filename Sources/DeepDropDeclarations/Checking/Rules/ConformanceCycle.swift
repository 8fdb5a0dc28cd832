internal import DeepDropPropertyList

extension Rule {
  static let conformanceCycle = Rule(
    "conformance-cycle",
    .warning,
    "Types conform to one another in a circle.",
    explanation: """
      A type refines its parents, so no type can be its own ancestor; what a system makes of it \
      is unknown.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      let circular = info.ancestry.circular
      return info.types.map(\.identifier).filter { circular.contains($0.canonical) }.map { word in
        Problem(
          word,
          "The type \(word.quoted) conforms to itself by way of its parents.",
          cure: "Take the circle apart: let the most general of the types conform to public.data."
        )
      }
    }
  )
}
