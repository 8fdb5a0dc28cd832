internal import DeepDropKit
internal import DeepDropPropertyList

extension Declarations {
  /// What is left to declare in an Info.plist that declares something already.
  ///
  /// The app's own decisions stay: how it opens files, and claims that say as much as ours.
  func remaining(beside found: Declarations) throws(DeclarationError) -> Declarations {
    try checkOwnership(beside: found)
    var rest = self
    rest.documentTypes.removeAll(where: found.alreadyClaims)
    rest.urlTypes = urlTypes.map(found.withoutSchemesClaimedElsewhere)
    rest.opensInPlace = opensInPlace.flatMap(found.valueInPlace)
    return rest
  }

  /// An Info.plist has one app, and a type one owner: declared as one's own and as somebody else's,
  /// it would have two.
  private func checkOwnership(beside found: Declarations) throws(DeclarationError) {
    if let owner = found.source?[InfoKey.bundleIdentifier], owner.string == nil {
      throw .wrongKind(InfoKey.bundleIdentifier, owner, wanted: "a string")
    }
    for (ours, theirs, kind) in [
      (exportedTypes, found.importedTypes, "imported"),
      (importedTypes, found.exportedTypes, "exported"),
    ] {
      for type in ours {
        let name = type.identifier.lowercased()
        guard let other = theirs.first(where: { $0.identifier.lowercased() == name }) else {
          continue
        }
        throw .declaredOtherwise(other, as: kind)
      }
    }
  }

  /// Whether a claim on more types than this, with the same rank, makes it superfluous.
  ///
  /// A claim on exactly these types does not: it is the one to be completed. Nor does one of
  /// another rank, which must not be raised for the other types' sake.
  private func alreadyClaims(_ claim: DocumentType) -> Bool {
    let wanted = claim.contentTypes.lowercasedSet
    let isThere = documentTypes.contains { $0.contentTypes.lowercasedSet == wanted }
    return !isThere
      && documentTypes.contains {
        $0.rank == claim.rank && $0.contentTypes.lowercasedSet.isSuperset(of: wanted)
      }
  }

  /// The first type that shares a scheme takes what is missing; the merge finds it by that scheme.
  private func withoutSchemesClaimedElsewhere(_ claim: URLType) -> URLType {
    let wanted = claim.schemes.lowercasedSet
    let sharing = urlTypes.map(\.schemes.lowercasedSet).filter { !$0.isDisjoint(with: wanted) }
    guard let first = sharing.first else { return claim }
    let elsewhere = sharing.dropFirst().reduce(into: Set()) { $0.formUnion($1) }.subtracting(first)
    var rest = claim
    rest.schemes.removeAll { elsewhere.contains($0.lowercased()) }
    return rest
  }

  /// The boolean to be written; nil where what stands there may stay.
  private func valueInPlace(_ ours: Bool) -> Bool? {
    guard let theirs = source?[InfoKey.opensInPlace] else {
      // A document browser opens in place; saying otherwise would change what the app does.
      return source?[InfoKey.documentBrowser]?.boolValue == true ? nil : ours
    }
    return theirs.boolean == nil ? theirs.boolValue ?? ours : nil
  }
}

// MARK: Errors

extension DeclarationError {
  static func declaredOtherwise(_ type: TypeDeclaration, as kind: String) -> Self {
    Self(
      .conflict,
      "The UTI \(type.identifier.quoted) is declared as \(kind) already: take that entry out, "
        + "for a type is declared in one way only.",
      line: type.source?.position.line
    )
  }
}
