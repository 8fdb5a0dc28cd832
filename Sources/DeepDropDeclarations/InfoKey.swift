/// The keys in the property lists' own spelling, for reading, writing and merging alike.
enum InfoKey {
  static let documentTypes = "CFBundleDocumentTypes"
  static let urlTypes = "CFBundleURLTypes"
  static let hosts = "DeepDropHosts"
  static let opensInPlace = "LSSupportsOpeningDocumentsInPlace"
  static let documentBrowser = "UISupportsDocumentBrowser"
  static let exportedTypes = "UTExportedTypeDeclarations"
  static let importedTypes = "UTImportedTypeDeclarations"

  static let typeIdentifier = "UTTypeIdentifier"
  static let typeConformsTo = "UTTypeConformsTo"
  static let typeDescription = "UTTypeDescription"
  static let typeTags = "UTTypeTagSpecification"
  static let filenameExtension = "public.filename-extension"
  static let mimeType = "public.mime-type"

  static let documentTypeName = "CFBundleTypeName"
  static let typeRole = "CFBundleTypeRole"
  static let handlerRank = "LSHandlerRank"
  static let contentTypes = "LSItemContentTypes"

  static let urlName = "CFBundleURLName"
  static let urlSchemes = "CFBundleURLSchemes"

  static let associatedDomains = "com.apple.developer.associated-domains"
}
