internal import DeepDropPropertyList

extension Rule {
  static let wrongKind = Rule(
    "wrong-kind",
    .error,
    "A key holds another kind of value than the system reads.",
    explanation: """
      The system takes nothing else for what it wants: what is declared in a dictionary or a \
      string in place of an array is not declared, and a number names no app.
      """,
    source: "Apple, Information Property List key reference",
    .infoPlist { info in
      info.root.misfits.map { name, value, wanted in
        Problem(
          at: value,
          item: name,
          "\(name) is of the kind \(value.value.kind); \(wanted) is expected.",
          cure: "Make it \(wanted)."
        )
      }
    }
  )
}
