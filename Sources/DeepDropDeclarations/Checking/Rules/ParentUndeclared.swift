internal import DeepDropPropertyList

extension Rule {
  static let parentUndeclared = Rule(
    "parent-undeclared",
    .warning,
    "A type conforms to one that is declared nowhere.",
    explanation: """
      A parent that nobody declares leads nowhere: the type is neither data nor content for \
      that, and no app that opens the parent opens the child.
      """,
    source: """
      TableProApp/TablePro pull request 1595; \(SystemTypes.source), as of \(SystemTypes.date)
      """,
    .infoPlist { info in
      info.types.flatMap(\.parents).filter {
        !$0.string.isEmpty && !info.isDeclared($0) && !$0.canonical.hasPrefix("dyn.")
      }.map { word in
        Problem(
          word,
          "The parent \(word.quoted) is not declared anywhere.",
          cure:
            "Name a type that the system declares, such as public.data, or import the parent, too."
        )
      }
    }
  )
}
