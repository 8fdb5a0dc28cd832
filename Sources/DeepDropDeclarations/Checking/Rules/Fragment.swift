extension Rule {
  static let fragment = Rule(
    "fragment",
    .error,
    "The file holds keys without a dictionary around them.",
    explanation: """
      A fragment is to be pasted into an Info.plist. Alone it is no property list, although some \
      tools take it for one and see nothing but its first value.
      """,
    source: "measured: plutil of Swift 6.3.1 on Linux accepts such a file",
    .damage { damage in
      guard damage.kind == .fragment else { return [] }
      return [
        Problem(
          damage.range,
          "The root is not a dictionary: the file is a fragment of one.",
          cure: "Paste it between <dict> and </dict> of an Info.plist, and check that."
        )
      ]
    }
  )
}
