internal import DeepDropPropertyList

extension Rule {
  static let foreignTypeExported = Rule(
    "foreign-type-exported",
    .warning,
    "A type that belongs to somebody else is exported.",
    explanation: """
      Of two apps that export one type either may win, with its own icon, name and parents. An \
      app that only opens the files imports the type.
      """,
    source: """
      TableProApp/TablePro pull request 1595; transmission, transgui and others export \
      org.bittorrent.torrent; the table of \(ForeignTypes.date)
      """,
    .infoPlist { info in
      info.exported.map(\.identifier).compactMap { word -> Problem? in
        guard SystemTypes.current[word.string] == nil, !word.isReserved, !word.isOpen else {
          return nil
        }
        let owner = ForeignTypes.owner(of: word.canonical)
        guard owner == nil ? info.isOfAnotherDomain(word) : !info.isOwn(word) else { return nil }
        return Problem(
          word,
          "The type \(word.quoted) belongs to \(owner ?? "another domain") and is exported here.",
          cure:
            "Move it to UTImportedTypeDeclarations, and rank its document type Default or Alternate."
        )
      }
    }
  )
}

extension InfoPlist {
  /// One company has several endings, so the names before them are compared.
  fileprivate func isOfAnotherDomain(_ type: Word) -> Bool {
    guard let own = organisation?.split(separator: ".").last,
      let other = type.organisation?.split(separator: ".").last
    else { return false }
    return own != other
  }
}
