import DeepDropKit

extension DeclareCommand {
  enum Format: Sendable {
    case xml
    case json
  }

  static let appID = Parameter<String>.required(
    "app-id",
    "ID",
    "The app's bundle identifier."
  )
  static let schemes = Parameter<[String]>.oneOrMore(
    "scheme",
    "SCHEME",
    "A scheme of the app's deep links."
  )
  static let filenameExtension = Parameter<String?>.option(
    "extension",
    "EXTENSION",
    "The extension of its link files; else the first scheme and \"link\"."
  )
  static let type = Parameter<String?>.option(
    "type",
    "UTI",
    "Their uniform type identifier; else the app's identifier and \".link\"."
  )
  static let name = Parameter<String?>.option(
    "name",
    "NAME",
    "What people see such a file called; else the first scheme and \"link\"."
  )
  static let mimeType = Parameter<String?>.option("mime", "TYPE", "Their MIME type, if any.")
  static let hosts = Parameter<[String]>.repeated(
    "host",
    "HOST",
    "A web host whose links open in the app."
  )
  static let team = Parameter<String?>.option(
    "team",
    "ID",
    "The developer team's identifier; --aasa needs it."
  )
  static let format = Parameter<Format?>.choice(
    "format",
    "FORMAT",
    among: ["xml": .xml, "json": .json],
    "How the keys are printed; xml when left out."
  )
  static let fragment = Parameter<Bool>.flag(
    "fragment",
    "Print the keys alone, to be pasted into an Info.plist."
  )
  static let target = Parameter<String?>.option(
    "into",
    "PATH",
    completion: .file,
    "Edit the keys into this Info.plist instead."
  )
  static let entitlements = Parameter<String?>.option(
    "entitlements",
    "PATH",
    completion: .file,
    "Write the hosts to this entitlements file, or edit them in."
  )
  static let association = Parameter<String?>.option(
    "aasa",
    "PATH",
    completion: .file,
    "Write the apple-app-site-association file there."
  )
}
