internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let extensionMissing = Rule(
    "extension-missing",
    .error,
    "A type that the app opens has no file name extension.",
    explanation: """
      Files get their type by the extension. Without UTTypeTagSpecification no file is of the \
      type; only a type for the pasteboard does without.
      """,
    source: "MicrosoftDocs/xamarin-docs issue 1212; the pasteboard type of element-hq/element-ios",
    .infoPlist { info in
      info.types.filter { type in
        // Old types of the Mac are told by four letters.
        type.extensions.allSatisfy(\.string.isEmpty) && type.mimeTypes.isEmpty
          && type.source[InfoKey.typeTags]?["com.apple.ostype"] == nil
      }.compactMap { type -> Problem? in
        let isClaimed = info.claimants[type.name] != nil
        let isFile = type.parents.isEmpty || type.hasFileParent
        guard isClaimed || isFile || !type.isExported else { return nil }
        // Text and images that are copied and pasted have no files, and need no extension; that of
        // an imported type may be known from its owner.
        let severity: Severity =
          isFile && type.isExported ? isClaimed ? .error : .warning : .note
        return Problem(
          type.identifier,
          "The type \(type.identifier.quoted) has no file name extension.",
          cure: "Give it a UTTypeTagSpecification with a public.filename-extension, "
            + "unless it is for the pasteboard alone.",
          severity: severity
        )
      }
    }
  )
}
