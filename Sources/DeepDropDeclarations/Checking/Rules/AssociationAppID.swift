internal import DeepDropPropertyList

extension Rule {
  static let associationAppID = Rule(
    "association-app-id",
    .error,
    "The site association does not name an app.",
    explanation: """
      An app is named by its team and its bundle identifier: A1B2C3D4E5.com.example.acme. Any \
      other text matches no app.
      """,
    source: "Apple, “Supporting associated domains”",
    .siteAssociation { site in
      site.entries.flatMap { entry -> [Problem] in
        guard !entry.appIDs.isEmpty else {
          return [Problem(at: entry.source, "An entry names no app.", cure: "Give it appIDs.")]
        }
        return entry.appIDs.filter { !isAppID($0.string) }.map { word in
          Problem(
            word,
            "\(word.quoted) is not an app: a team of ten capitals and digits, and a bundle identifier.",
            cure: "Write it as in A1B2C3D4E5.com.example.acme."
          )
        }
      }
    }
  )
}

private func isAppID(_ text: String) -> Bool {
  let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
  return parts.count == 2 && (try? TeamIdentifier(parts[0])) != nil
    && parts[1].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
}
