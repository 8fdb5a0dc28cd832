internal import DeepDropPropertyList

extension Rule {
  static let dataConformanceMissing = Rule(
    "data-conformance-missing",
    .error,
    "An exported type is no kind of file.",
    explanation: """
      A type has to conform to public.data, or to com.apple.package for a folder, directly or by \
      way of its parents; otherwise no file can be of it.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      let files = info.ancestry.conforming(to: ["public.data", "public.directory"])
      let uncertain = info.ancestry.uncertain
      return info.exportedFileTypes.filter { type in
        !type.parents.contains(where: \.isOpen)
          && !files.contains(type.name) && !uncertain.contains(type.name)
      }.map { type in
        let what =
          type.parents.isEmpty ? "has no UTTypeConformsTo" : "does not conform to public.data"
        return Problem(
          type.identifier,
          "The type \(type.identifier.quoted) \(what), so that no file is of it.",
          cure: "Let it conform to public.data and public.content.",
          severity: type.extensions.isEmpty ? .note : nil
        )
      }
    }
  )
}
