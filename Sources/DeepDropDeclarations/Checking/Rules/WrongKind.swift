internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let wrongKind = Rule(
    "wrong-kind",
    .error,
    "A key holds another kind of value than the system reads.",
    explanation: """
      The system reads an array where it wants one, and takes nothing else for it: what is \
      declared in a dictionary or a string is not declared.
      """,
    source: "Apple, Information Property List key reference",
    .infoPlist { info in
      let keys = [
        InfoKey.documentTypes, InfoKey.urlTypes, InfoKey.exportedTypes, InfoKey.importedTypes,
      ]
      return keys.flatMap { key -> [Problem] in
        guard let value = info.root[key] else { return [] }
        guard let array = value.array else { return [problem(key, value, "an array")] }
        return array.filter { $0.dictionary == nil }.map {
          problem("an entry of \(key)", $0, "a dictionary")
        }
      }
    }
  )
}

private func problem(_ key: String, _ value: PropertyList, _ wanted: String) -> Problem {
  Problem(
    at: value,
    item: key,
    "\(key) is of the kind \(value.value.kind); \(wanted) is expected.",
    cure: "Make it \(wanted)."
  )
}
