/// The keys in the property lists' own spelling, for reading, writing and merging alike.
package enum InfoKey {
  package static let documentTypes = "CFBundleDocumentTypes"
  package static let urlTypes = "CFBundleURLTypes"
  package static let hosts = "DeepDropHosts"
  package static let linkType = "DeepDropType"
  package static let bundleDisplayName = "CFBundleDisplayName"
  package static let bundleIdentifier = "CFBundleIdentifier"
  package static let bundleName = "CFBundleName"
  package static let opensInPlace = "LSSupportsOpeningDocumentsInPlace"
  package static let documentBrowser = "UISupportsDocumentBrowser"
  package static let exportedTypes = "UTExportedTypeDeclarations"
  package static let importedTypes = "UTImportedTypeDeclarations"

  package static let typeIdentifier = "UTTypeIdentifier"
  package static let typeConformsTo = "UTTypeConformsTo"
  package static let typeDescription = "UTTypeDescription"
  package static let typeTags = "UTTypeTagSpecification"
  package static let filenameExtension = "public.filename-extension"
  package static let mimeType = "public.mime-type"

  package static let documentTypeName = "CFBundleTypeName"
  package static let typeRole = "CFBundleTypeRole"
  package static let handlerRank = "LSHandlerRank"
  package static let contentTypes = "LSItemContentTypes"

  package static let urlName = "CFBundleURLName"
  package static let urlSchemes = "CFBundleURLSchemes"

  package static let associatedDomains = "com.apple.developer.associated-domains"
}
