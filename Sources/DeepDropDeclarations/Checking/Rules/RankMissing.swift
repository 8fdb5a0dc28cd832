internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let rankMissing = Rule(
    "rank-missing",
    .warning,
    store: StoreCodes.rankMissing,
    "A document type has no rank.",
    explanation: """
      An absent LSHandlerRank counts as Default, so that an app that can also open a format \
      becomes the one that does. The store warns.
      """,
    source: "sindresorhus/Gifski issue 40; electron-builder issue 4052; tauri issue 13159",
    .infoPlist { info in
      info.claims.filter { claim in
        claim.source[InfoKey.handlerRank] == nil
          && !claim.isEmpty
      }.map { claim in
        let isOwn =
          !claim.types.isEmpty
          && claim.types.allSatisfy { info.isExported($0) && !info.isForeign($0) }
        let rank = isOwn ? HandlerRank.owner : .default
        return Problem(
          at: claim.source,
          item: claim.item,
          "The document type \(claim.item) has no LSHandlerRank; absent, it counts as Default.",
          cure: isOwn
            ? "Write Owner, for its types are the app’s own."
            : "Write Default, or Alternate if the app is not people’s first choice.",
          severity: claim.isForPlugIns ? .note : nil,
          fix: claim.isForPlugIns
            ? nil : .insert(InfoKey.handlerRank, .string(rank.rawValue), into: claim.source)
        )
      }
    }
  )
}
