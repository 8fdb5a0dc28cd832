extension Rule {
  /// Every rule, in the order of the page that lists them.
  public static let all: [Rule] = reading + shapes + types + tags + claims + links + associations

  /// What keeps a file from being read, or from being judged as it will be.
  static let reading: [Rule] = [
    .fragment, .unreadable, .duplicateKey, .preprocessorLines, .unknownSuppression,
    .unresolvedVariable,
  ]

  /// Values that are empty or of another kind.
  static let shapes: [Rule] = [
    .wrongKind, .stringForBoolean, .stringForArray, .emptyEntry, .emptyString, .emptyValue,
    .strayTag,
  ]

  /// Which types are declared, by whom, and what they conform to.
  static let types: [Rule] = [
    .typeWithoutIdentifier, .illegalTypeCharacters, .illegalBundleIdentifier,
    .underscoreInBundleIdentifier, .typeNotReverseDomain, .dynamicType, .typeLetterCase,
    .ownTypeNotExported, .systemTypeExported, .reservedPrefix, .inventedPublicType,
    .foreignTypeExported,
    .parentUndeclared, .conformanceCycle, .dataConformanceMissing, .contentConformanceMissing,
    .textConformance, .duplicateType, .exportedAndImported, .typeWithoutDescription,
    .expectedTypeMissing, .undeclaredTypeInCode,
  ]

  /// Extensions and MIME types.
  static let tags: [Rule] = [
    .extensionMissing, .extensionWithDot, .illegalExtension, .uppercaseExtension,
    .duplicateExtension, .extensionOfTwoTypes, .wellKnownExtension, .mimeTypeSyntax,
  ]

  /// Which files the app opens, and how.
  static let claims: [Rule] = [
    .duplicateClaim, .documentTypeWithoutName, .rankMissing, .unknownRank, .roleMissing,
    .unknownRole, .ownerOfForeignType, .ownTypeNotOwned, .broadClaim, .mixedClaim,
    .legacyDocumentKeys,
    .claimWithoutTypes, .claimedTypeUndeclared, .exportedTypeUnclaimed, .importedTypeUnused,
    .pasteboardTypeName, .inPlaceKeyMissing, .inPlaceWithoutDocuments, .sceneManifestMissing,
  ]

  /// Which schemes the app opens.
  static let links: [Rule] = [
    .schemeSyntax, .webScheme, .uppercaseScheme, .duplicateScheme, .urlTypeWithoutName,
    .urlTypeWithoutSchemes, .sharedURLName,
  ]

  /// Both halves of a universal link.
  static let associations: [Rule] = [
    .associatedDomainSyntax, .associatedDomainMode, .associatedDomainsKind,
    .associationWithoutDetails, .associationFormsMixed, .associationAppID, .associationPattern,
    .associationUnreachable, .associationKind,
  ]
}
