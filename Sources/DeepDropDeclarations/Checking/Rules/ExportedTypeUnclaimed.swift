internal import DeepDropPropertyList

extension Rule {
  static let exportedTypeUnclaimed = Rule(
    "exported-type-unclaimed",
    .warning,
    "The app exports a type of files and does not open it.",
    explanation: "Without a document type nothing hands such a file to the app.",
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.exportedFileTypes.filter { info.claimants[$0.name] == nil }.map { type in
        Problem(
          type.identifier,
          "No document type claims the exported type \(type.identifier.quoted).",
          cure: "Claim it under CFBundleDocumentTypes with the rank Owner.",
          severity: type.extensions.isEmpty ? .note : nil
        )
      }
    }
  )
}
