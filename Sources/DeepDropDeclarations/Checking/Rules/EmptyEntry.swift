internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let emptyEntry = Rule(
    "empty-entry",
    .error,
    store: StoreCodes.documentTypeWithoutName,
    "An empty dictionary stands among the declarations.",
    explanation: """
      Editors leave it behind. The store refuses an empty document type as one without a name; \
      an empty entry elsewhere declares nothing.
      """,
    source: "steelwheels/JSTerminal issue 46",
    .infoPlist { info in
      let keys = [
        InfoKey.documentTypes, InfoKey.urlTypes, InfoKey.exportedTypes, InfoKey.importedTypes,
      ]
      return keys.flatMap { key in
        info.root.dictionaries(key).filter { $0.dictionary?.entries.isEmpty == true }.map { entry in
          Problem(
            at: entry,
            item: key,
            "\(key) has an empty entry.",
            cure: "Take it out.",
            severity: key == InfoKey.documentTypes ? nil : .warning,
            fix: .remove(entry)
          )
        }
      }
    }
  )
}
