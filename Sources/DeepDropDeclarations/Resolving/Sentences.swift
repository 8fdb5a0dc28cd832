internal import DeepDropKit
internal import DeepDropPropertyList

// What an answer says besides, in sentences for people.

extension String {
  static let tieOfApps =
    "Several apps have an equal claim, and nothing is documented for that: here the bundle "
    + "identifier that comes first decides."

  static let undocumentedApps =
    "which of several apps with an equal claim opens is not documented"

  static let undocumentedTypes =
    "which of several types of one extension counts is not documented, and in the one report on it "
    + "the app installed later won"

  static let sharedScheme =
    "The link's host plays no part when apps share a scheme: which of them opens is undefined."

  static let distinguishApps =
    "A file type or a web host of its own tells one app from another; a scheme of its own does too."

  static let askedForSeveral = "With one app for the type alone, that app would open at once."

  static func claimScheme(_ scheme: String) -> String {
    "An app that declares the scheme \(scheme): in CFBundleURLTypes would open it."
  }

  static func assumedSite(_ host: String) -> String {
    "What \(host) says in its apple-app-site-association file is not known here: it is taken to "
      + "leave every link to its apps."
  }

  static func ignoredInSite(_ parts: [String]) -> String {
    "Parts of the site's file cannot be read and count for nothing: \(parts.listed)."
  }

  static func ownLink(_ app: String) -> String {
    "If \(app.quoted) itself asks the system to open this link, it goes to the browser: an app hands "
      + "its own links to its router."
  }

  static func associate(_ host: String) -> String {
    "An app with the associated domain applinks:\(host) would open it, if the site names the app."
  }

  static func nameInSite(_ host: String) -> String {
    "The apple-app-site-association file of \(host) would have to leave the link to the app."
  }

  // MARK: Types

  static func overruled(_ stated: TypeIdentifier, by type: DeclaredType) -> String {
    "The sender states \(stated), which says too little here: the file's name makes it "
      + "\(type.identifier), \(type.provenance)."
  }

  static func severalTypes(_ types: [DeclaredType]) -> String {
    let all = types.map { "\($0.identifier) (\($0.provenance))" }
    return
      "The file can be of \(types.count) types: \(all.listed). The first counts: a stated type, "
      + "then exported over imported over the system's, then the bundle identifier that comes first."
  }

  static func exportedSystemType(_ type: TypeIdentifier, by app: InstalledApp) -> String {
    "\(app.name.quoted) exports \(type), which the system declares: the system's declaration counts."
  }

  static func exportedTwice(_ type: TypeIdentifier, by app: InstalledApp) -> String {
    "\(app.name.quoted) exports \(type) as well: one of the two declarations counts."
  }

  static func reservedType(_ type: DeclaredType) -> String {
    "\(type.identifier) is \(type.provenance), but public., dyn. and com.apple. are the system's: "
      + "other apps do not know the type."
  }

  static func missingParent(_ parent: TypeIdentifier, of type: DeclaredType) -> String {
    "\(type.identifier) conforms to \(parent), which is declared by nobody here."
  }

  // MARK: Changes

  static let claimType =
    "An app that exports a type for the file, conforming to public.data and public.content, and "
    + "claims it as Owner would open it."

  static func claimSystemType(_ type: TypeIdentifier) -> String {
    "An app that claims \(type) in a document type would open it; it is the system's to declare."
  }

  static func broadClaim(_ claim: Claim, by app: InstalledApp) -> String {
    "\(app.name.quoted) gets the file by its broad claim to \(claim.type): without it, or with an "
      + "app that claims \(claim.fileType) itself at no lower rank, it would not."
  }

  static func opensFromFiles(_ app: InstalledApp, _ missing: [String]) -> String {
    "A tap in Files opens \(app.name.quoted) once it \(missing.listed); until then it stands in the "
      + "share sheet alone."
  }
}
