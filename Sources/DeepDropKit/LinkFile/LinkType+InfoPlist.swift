public import DeepDropPropertyList

extension LinkType {
  /// Reads an app's declarations from its Info.plist.
  ///
  /// The type is the one under `UTExportedTypeDeclarations` that a document type of the rank `Owner`
  /// claims; of several, that which `DeepDropType` names, a key of our own. The schemes come from
  /// `CFBundleURLTypes`, without those left to the build (`$(…)`) and those of a browser. The web
  /// hosts come from `DeepDropHosts`, another key of our own, since an app cannot read its
  /// entitlements.
  ///
  /// - Parameters:
  ///   - infoPlist: The whole property list, of a built app or of a project.
  ///   - identifier: Which type, for an app that also owns types of documents; it outweighs
  ///     `DeepDropType`.
  /// - Throws: ``LinkError/Code/malformedDeclaration`` when no such type is there, or more than one;
  ///   when it has no extension; when a key holds another kind of value. What is not well formed is
  ///   refused as in the other initializer.
  public init(infoPlist: PropertyList, identifier: TypeIdentifier? = nil) throws(LinkError) {
    guard let keys = infoPlist.dictionary else { throw .notDictionary(infoPlist.value.kind) }
    let named = try keys.string(InfoKey.linkType)
    let type = try keys.ownedType(identifier?.string ?? named)
    let identifier = try TypeIdentifier(type.string(InfoKey.typeIdentifier) ?? "")
    let tags = try type.dictionary(InfoKey.typeTags)
    let extensions = try tags?.strings(InfoKey.filenameExtension) ?? []
    guard let filenameExtension = extensions.first else { throw .noExtension(identifier) }
    var schemes: [String] = []
    for entry in try keys.dictionaries(InfoKey.urlTypes) {
      schemes += try entry.strings(InfoKey.urlSchemes)
    }
    try self.init(
      identifier: identifier,
      filenameExtension: filenameExtension,
      otherExtensions: Array(extensions.dropFirst()),
      name: type.string(InfoKey.typeDescription) ?? identifier.string,
      mimeType: tags?.strings(InfoKey.mimeType).first,
      // What Xcode puts there when a project's own Info.plist has no such key.
      appID: keys.string(InfoKey.bundleIdentifier) ?? "$(PRODUCT_BUNDLE_IDENTIFIER)",
      // An app's other links are its own affair: they are not taken, and do not get in the way.
      schemes: schemes.filter { !$0.holdsBuildVariable && !LinkPolicy.isReserved($0) },
      hosts: keys.strings(InfoKey.hosts)
    )
  }

  /// Reads a running app's declarations: `Bundle.main.infoDictionary`.
  ///
  /// - Throws: As ``init(infoPlist:identifier:)`` does.
  public init(
    infoDictionary: [String: Any],
    identifier: TypeIdentifier? = nil
  ) throws(LinkError) {
    try self.init(infoPlist: PropertyList(infoDictionary), identifier: identifier)
  }
}

extension PropertyList.Dictionary {
  /// The exported type that a document type of the rank Owner claims; the one named, if any.
  fileprivate func ownedType(_ wanted: String?) throws(LinkError) -> Self {
    var claimed: Set<String> = []
    for document in try dictionaries(InfoKey.documentTypes)
    where try document.string(InfoKey.handlerRank) == "Owner" {
      claimed.formUnion(try document.strings(InfoKey.contentTypes).lowercasedSet)
    }
    var exported: [String] = []
    var owned: [(identifier: String, type: Self)] = []
    for type in try dictionaries(InfoKey.exportedTypes) {
      guard let name = try type.string(InfoKey.typeIdentifier) else { continue }
      exported.append(name)
      let canonical = name.lowercased()
      if claimed.contains(canonical), wanted.map({ $0.lowercased() == canonical }) ?? true {
        owned.append((name, type))
      }
    }
    guard !exported.isEmpty else { throw .noExportedType }
    guard let first = owned.first else { throw .noOwnedType(exported) }
    guard owned.count == 1 else { throw .severalTypes(owned.map(\.identifier)) }
    return first.type
  }

  fileprivate func string(_ key: String) throws(LinkError) -> String? {
    guard let value = self[key] else { return nil }
    guard let string = value.string else { throw .kind("string", of: key, value.value.kind) }
    return string
  }

  fileprivate func dictionary(_ key: String) throws(LinkError) -> Self? {
    guard let value = self[key] else { return nil }
    guard let dictionary = value.dictionary else {
      throw .kind("dictionary", of: key, value.value.kind)
    }
    return dictionary
  }

  /// An array of strings, or one alone, as a type's tags may be written.
  fileprivate func strings(_ key: String) throws(LinkError) -> [String] {
    guard let value = self[key] else { return [] }
    var strings: [String] = []
    for element in value.elements {
      guard let string = element.string else { throw .kind("string", of: key, element.value.kind) }
      strings.append(string)
    }
    return strings
  }

  fileprivate func dictionaries(_ key: String) throws(LinkError) -> [Self] {
    guard let value = self[key] else { return [] }
    guard let array = value.array else { throw .kind("array", of: key, value.value.kind) }
    var dictionaries: [Self] = []
    for element in array {
      guard let dictionary = element.dictionary else {
        throw .kind("dictionary", of: key, element.value.kind)
      }
      dictionaries.append(dictionary)
    }
    return dictionaries
  }
}

// MARK: Errors

extension LinkError {
  package static func notDictionary(_ kind: String) -> Self {
    Self(.malformedDeclaration, "The Info.plist is of the kind \(kind): a dictionary is wanted.")
  }

  package static let noExportedType = Self(
    .malformedDeclaration,
    "The Info.plist exports no type: UTExportedTypeDeclarations has to declare that of the links."
  )

  package static func noOwnedType(_ exported: [String]) -> Self {
    Self(
      .malformedDeclaration,
      "No document type of the rank Owner claims an exported type: CFBundleDocumentTypes has to "
        + "name one of \(exported.map(\.quoted).listed)."
    )
  }

  package static func severalTypes(_ identifiers: [String]) -> Self {
    Self(
      .malformedDeclaration,
      "The Info.plist owns several types, and which is that of the links has to be said, with the "
        + "key DeepDropType: \(identifiers.map(\.quoted).listed)."
    )
  }

  package static func noExtension(_ type: TypeIdentifier) -> Self {
    Self(
      .malformedDeclaration,
      "The type \(type.string.quoted) has no extension: its UTTypeTagSpecification has to have a "
        + "public.filename-extension."
    )
  }

  package static func kind(_ wanted: String, of key: String, _ found: String) -> Self {
    Self(
      .malformedDeclaration,
      "The key \(key) of the Info.plist holds a value of the kind \(found): \(wanted) is wanted."
    )
  }
}
