internal import DeepDropPropertyList

extension Rule {
  static let unknownRole = Rule(
    "unknown-role",
    .note,
    "A role is none of an app’s.",
    explanation: """
      Editor, Viewer, Shell and None are an app’s roles; a Spotlight importer and a Quick Look \
      generator have their own, which an app’s Info.plist should not have.
      """,
    source: "Apple, Core Foundation keys: CFBundleTypeRole",
    .infoPlist { info in
      info.claims.filter { claim in
        claim.role.map { !roles.contains($0.string) && !$0.isOpen } ?? false
      }.compactMap { claim -> Problem? in
        guard let word = claim.role else { return nil }
        let right = roles.first { $0.lowercased() == word.canonical }
        return Problem(
          word,
          "The document type \(claim.item) has the role \(word.quoted).",
          cure: claim.isForPlugIns
            ? "Leave it in a plug-in, and out of an app."
            : "Write \(right ?? "Editor, Viewer, Shell or None").",
          fix: right.map { .replace(word, with: $0) }
        )
      }
    }
  )
}

private let roles = ["Editor", "Viewer", "Shell", "None"]
