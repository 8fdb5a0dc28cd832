internal import DeepDropKit
internal import DeepDropPropertyList

/// An Info.plist as the rules look at it; whatever they look up often is looked up once.
struct InfoPlist: Sendable {
  let root: PropertyList
  /// Whether it is what the build made of a source.
  let isBuilt: Bool
  let checker: Checker
  let condition: ConditionalReading?
  let types: [TypeEntry]
  let claims: [DocumentEntry]
  let linkClaims: [LinkEntry]
  let platform: TargetPlatform

  /// The declarations of each type, by its canonical name.
  let declarations: [String: [TypeEntry]]
  /// The first exported declaration of each type, by its canonical name.
  let exports: [String: TypeEntry]
  /// The claims on each type, by its canonical name.
  let claimants: [String: [DocumentEntry]]
  let ancestry: Ancestry
  private let organisations: Set<String>

  init(
    _ root: PropertyList,
    isBuilt: Bool,
    condition: ConditionalReading?,
    checker: Checker
  ) {
    self.root = root
    self.isBuilt = isBuilt
    self.condition = condition
    self.checker = checker
    types = [(InfoKey.exportedTypes, true), (InfoKey.importedTypes, false)].flatMap { key, own in
      root.dictionaries(key).compactMap { TypeEntry($0, isExported: own) }
    }
    claims = root.dictionaries(InfoKey.documentTypes).map(DocumentEntry.init)
    linkClaims = root.dictionaries(InfoKey.urlTypes).map(LinkEntry.init)
    platform = TargetPlatform(root)
    declarations = Dictionary(grouping: types, by: \.name)
    exports = Dictionary(types.filter(\.isExported).map { ($0.name, $0) }) { first, _ in first }
    claimants = claims.reduce(into: [:]) { result, claim in
      for type in Set(claim.types.map(\.canonical)) { result[type, default: []].append(claim) }
    }
    ancestry = Ancestry(of: types)
    organisations = Self.organisations(root, types)
  }

  var exported: [TypeEntry] { types.filter(\.isExported) }
  var imported: [TypeEntry] { types.filter { !$0.isExported } }

  /// The exported types that are meant for files.
  ///
  /// One without an extension may be there for its children, as public.content itself is, or for the
  /// pasteboard.
  var exportedFileTypes: [TypeEntry] {
    let parents = Set(types.flatMap(\.parents).map(\.canonical))
    return exported.filter { type in
      !type.extensions.isEmpty || type.hasFileParent && !parents.contains(type.name)
    }
  }

  /// Whether it is an app’s, and not a framework’s or an extension’s.
  var isApp: Bool {
    let kind = root.word("CFBundlePackageType")
    return root["NSExtension"] == nil && root["EXAppExtensionAttributes"] == nil
      && kind.map { $0.isOpen || $0.string == "APPL" } ?? true
  }

  /// Every mention of a type by another entry: as a parent, or as what a document type opens.
  var references: [Word] { types.flatMap(\.parents) + claims.flatMap(\.types) }

  /// Every place where a type is named.
  var typeNames: [Word] {
    types.map(\.identifier) + references + [root.word(InfoKey.linkType)].compactMap(\.self)
  }

  /// Whether the file or the system declares a type, or the build may make it one of those.
  func isDeclared(_ type: Word) -> Bool {
    type.isOpen || declarations[type.canonical] != nil || SystemTypes.current[type.string] != nil
  }

  func isExported(_ type: Word) -> Bool { exports[type.canonical] != nil }
}

// MARK: - Whose type it is

extension InfoPlist {
  /// Whether a type is the app's own, as far as the file tells who the app is.
  func isOwn(_ type: Word) -> Bool {
    root.word(InfoKey.linkType)?.canonical == type.canonical
      || type.organisation.map(organisations.contains) ?? false
  }

  /// Whether a type is known to be somebody else's, though the app may export it.
  func isForeign(_ type: Word) -> Bool {
    type.isReserved || SystemTypes.current[type.string] != nil
      || ForeignTypes.owner(of: type.canonical) != nil && !isOwn(type)
  }

  /// Whether the file tells whose app it is.
  var knowsItsOwner: Bool { !organisations.isEmpty }

  /// The organisation of the bundle identifier, where the file has one of its own.
  var organisation: String? { root.word(InfoKey.bundleIdentifier)?.organisation }

  /// The bundle identifier is a build setting in most sources, so other names have to tell.
  private static func organisations(_ root: PropertyList, _ types: [TypeEntry]) -> Set<String> {
    if let organisation = root.word(InfoKey.bundleIdentifier)?.organisation {
      return [organisation]
    }
    let exported = types.filter {
      $0.isExported && !$0.identifier.isKnownElsewhere && !$0.identifier.isReserved
    }
    let declared = Set(types.map(\.name))
    let others =
      root.dictionaries(InfoKey.urlTypes).compactMap { $0.word(InfoKey.urlName) }
      + root.words("NSUserActivityTypes")
    let names = exported.map(\.identifier) + others.filter { !declared.contains($0.canonical) }
    return Set(names.compactMap(\.organisation))
  }
}

extension Word {
  /// The first two parts of a name in reverse-DNS form; nil where a build setting hides them.
  var organisation: String? {
    let parts = canonical.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let organisation = parts.prefix(2).joined(separator: ".")
    return organisation.contains("$") ? nil : organisation
  }

  /// Whether the system or somebody else is known to declare the type.
  var isKnownElsewhere: Bool {
    SystemTypes.current[string] != nil || ForeignTypes.owner(of: canonical) != nil
  }

  /// Whether only Apple may declare such a type.
  var isReserved: Bool {
    ["public.", "dyn.", "com.apple."].contains(where: canonical.hasPrefix)
  }
}
