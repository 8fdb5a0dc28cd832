internal import DeepDropPropertyList

extension Rule {
  static let preprocessorLines = Rule(
    "preprocessor-lines",
    .note,
    "The property list has lines for the C preprocessor.",
    explanation: """
      Xcode runs the preprocessor where INFOPLIST_PREPROCESS asks for it. What is judged is the \
      file as it is under the definitions that were given; other configurations may have other \
      mistakes.
      """,
    source: "Xcode build settings reference, “Preprocess Info.plist File”",
    .infoPlist { info in
      guard let condition = info.condition else { return [] }
      let names = condition.undefinedNames
      let state = names.isEmpty ? "" : ", with \(names.map(\.quoted).listed) undefined"
      return [
        Problem(
          condition.firstDirective,
          "Conditions of the C preprocessor were evaluated\(state).",
          cure: "Check once for each configuration, with --define NAME=VALUE."
        )
      ]
    }
  )
}
