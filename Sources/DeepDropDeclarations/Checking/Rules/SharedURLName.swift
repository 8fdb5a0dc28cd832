internal import DeepDropPropertyList

extension Rule {
  static let sharedURLName = Rule(
    "shared-url-name",
    .note,
    "Several URL types have one name.",
    explanation: "CFBundleURLName is to tell the entries apart; entries of one name can be one.",
    source: "Apple, CFBundleURLTypes",
    .infoPlist { info in
      var seen: Set<String> = []
      return info.linkClaims.compactMap(\.name)
        .filter { !$0.string.isEmpty && !seen.insert($0.canonical).inserted }
        .map { word in
          Problem(
            word,
            "The name \(word.quoted) is that of another URL type.",
            cure: "Put their schemes into one entry, or give it a name of its own."
          )
        }
    }
  )
}
