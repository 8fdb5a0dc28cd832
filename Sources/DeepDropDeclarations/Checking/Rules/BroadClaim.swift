internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let broadClaim = Rule(
    "broad-claim",
    .warning,
    "The app claims a type that half of all files have.",
    explanation: """
      Where it is the only app that does, it is handed whatever comes: a password manager opened \
      people’s PDFs. Conformance is transitive, so a claim on public.data is one on everything.
      """,
    source: "strongbox-password-safe/Strongbox issue 433; sindresorhus/Gifski issue 40",
    .infoPlist { info in
      info.claims.filter { $0.rank?.string != HandlerRank.never.rawValue }.flatMap { claim in
        let types = claim.types.filter { broadTypes.contains($0.canonical) }
        let patterns = claim.source.words("CFBundleTypeExtensions").filter { $0.string == "*" }
        return (types + patterns).map { word in
          Problem(
            word,
            "\(word.quoted) is a broad type: the app is offered for files that it cannot open.",
            cure: "Claim the types that the app reads, or rank the claim None."
          )
        }
      }
    }
  )
}

private let broadTypes: Set = [
  "public.item", "public.data", "public.content", "public.composite-content", "public.text",
  "public.plain-text", "public.json", "public.url", "public.file-url", "public.directory",
  "public.folder", "com.apple.package",
]
