extension Rule {
  static let unreadable = Rule(
    "unreadable",
    .error,
    "The file cannot be read, so nothing in it can be judged.",
    explanation: """
      The system ignores a property list that it cannot read, and Xcode refuses to build with \
      it. What this reader refuses beyond that is hostile: too long, too deep, of too many \
      values.
      """,
    source: "the formats themselves; RFC 8259 for JSON",
    .damage { damage in
      guard damage.kind != .fragment else { return [] }
      return [Problem(damage.range, damage.message, cure: "Correct the file at this place first.")]
    }
  )
}
