import DeepDropDeclarations

/// Which names are worth a look while directories are searched.
extension String {
  /// Whether it is an .ipa.
  var isPackage: Bool { lowercased().hasSuffix(".ipa") && !isDirectory }

  /// Whether it is a built app, or holds one.
  var isBundle: Bool {
    [".app", ".appex", ".xcarchive", ".framework", ".bundle"].contains { hasSuffix($0) }
  }

  /// Whether a bundle stands among the directories of the path.
  var isInBundle: Bool { split(separator: "/").contains { String($0).isBundle } }

  /// An archive's own Info.plist tells when it was made, and nothing of types.
  var isArchive: Bool { lastPathComponent.hasSuffix(".xcarchive") }

  /// What tools keep for themselves, and what others wrote.
  var isSkipped: Bool { hasPrefix(".") || self == "node_modules" || self == "DerivedData" }

  var isWorthReading: Bool {
    [".plist", ".entitlements", ".xcent", ".swift"].contains { hasSuffix($0) }
      || hasPrefix("apple-app-site-association")
  }

  /// Whether the name alone says that it is about declarations.
  var namesDeclarations: Bool {
    hasSuffix("Info.plist") && self != "GoogleService-Info.plist" || !hasSuffix(".plist")
  }
}

extension [UInt8] {
  /// Whether a property list has keys of a bundle.
  var mentionsDeclarations: Bool {
    contains(text: "CFBundleIdentifier") || contains(text: "CFBundleDocumentTypes")
      || contains(text: "CFBundleURLTypes") || contains(text: "UTExportedTypeDeclarations")
      || contains(text: "UTImportedTypeDeclarations")
  }
}
