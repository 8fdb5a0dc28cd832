internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let inPlaceWithoutDocuments = Rule(
    "in-place-without-documents",
    .note,
    "The app opens in place, and no document types.",
    explanation: """
      LSSupportsOpeningDocumentsInPlace is about the files of CFBundleDocumentTypes; together \
      with UIFileSharingEnabled it shows the app’s own documents in Files.
      """,
    source: "Apple, Launch Services keys: LSSupportsOpeningDocumentsInPlace",
    .infoPlist { info in
      guard info.claims.isEmpty, info.root[InfoKey.documentTypes] == nil,
        let entry = info.root.dictionary?.entry(InfoKey.opensInPlace)
      else { return [] }
      return [
        Problem(
          entry.keyPosition.range,
          "\(entry.key) is there, and no CFBundleDocumentTypes.",
          cure: "Declare the document types, unless it is to show the app’s documents in Files."
        )
      ]
    }
  )
}
