internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let ownTypeNotExported = Rule(
    "own-type-not-exported",
    .error,
    "A type of the app’s own is only imported, or not declared.",
    explanation: """
      Only an exported type has an owner. Files shows the icon of an imported one and offers no \
      app to open it with, and where no installed app exports it the type may be missing \
      altogether.
      """,
    source: """
      taylorcox75/qRemote pull request 127; Apple, “Defining file and data types for your app”
      """,
    .infoPlist { info in
      let imported = info.imported.map(\.identifier).filter(info.seemsOwn)
      let undeclared = info.claims.flatMap(\.types).filter {
        info.isOwn($0) && !info.isDeclared($0) && !$0.isReserved
      }
      return imported.filter { !info.isExported($0) }.map { word in
        Problem(
          word,
          "The app’s own type \(word.quoted) is only imported, so that it has no owner.",
          cure: "Move the entry to UTExportedTypeDeclarations: an own type must be exported."
        )
      }
        + undeclared.map { word in
          Problem(
            word,
            "The app’s own type \(word.quoted) is declared nowhere.",
            cure: "Declare it under UTExportedTypeDeclarations: an own type must be exported."
          )
        }
    }
  )
}

extension InfoPlist {
  /// Whether a type is the app's, or nobody else's as far as can be told: an app that exports
  /// nothing, and opens an imported type that the world does not know, has forgotten to.
  fileprivate func seemsOwn(_ type: Word) -> Bool {
    guard !type.isOpen, !type.isReserved, SystemTypes.current[type.string] == nil else {
      return false
    }
    if isOwn(type) { return true }
    let claims = claimants[type.canonical] ?? []
    return !knowsItsOwner && exported.isEmpty && ForeignTypes.owner(of: type.canonical) == nil
      && claims.contains { !$0.isForPlugIns }
  }
}
