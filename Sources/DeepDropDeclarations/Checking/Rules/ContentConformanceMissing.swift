internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let contentConformanceMissing = Rule(
    "content-conformance-missing",
    .warning,
    "A type of files is no content, so AirDrop may not be offered.",
    explanation: """
      public.content decides whether a file can be AirDropped, and whether Files offers the app \
      to open it with.
      """,
    source: """
      Apple, “Defining file and data types for your app”; beeware/briefcase-macOS-app-template \
      issue 72; qRemote issue 127
      """,
    .infoPlist { info in
      let content = info.ancestry.conforming(to: ["public.content", "public.directory"])
      let files = info.ancestry.conforming(to: ["public.data"])
      let uncertain = info.ancestry.uncertain
      return info.exported.filter { type in
        !type.extensions.isEmpty && files.contains(type.name) && !content.contains(type.name)
          && !uncertain.contains(type.name) && info.claimants[type.name] != nil
      }.map { type in
        let parents = info.isForeign(type.identifier) ? nil : type.source[InfoKey.typeConformsTo]
        return Problem(
          type.identifier,
          "The type \(type.identifier.quoted) does not conform to public.content.",
          cure: "Add public.content to its UTTypeConformsTo.",
          fix: parents?.array == nil ? nil : parents.map { .append(["public.content"], to: $0) }
        )
      }
    }
  )
}
