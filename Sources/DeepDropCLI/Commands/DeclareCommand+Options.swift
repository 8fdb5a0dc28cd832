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

extension LinkType {
  /// The type the options describe; what they leave out follows from the app and its first scheme.
  init(_ invocation: Invocation) throws(Failure) {
    let appID = invocation[DeclareCommand.appID]
    let schemes = invocation[DeclareCommand.schemes]
    let word = schemes[0].lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    do throws(LinkError) {
      try self.init(
        // A bundle identifier may have an underscore, a type identifier may not.
        identifier: TypeIdentifier(
          invocation[DeclareCommand.type] ?? appID.map { $0 == "_" ? "-" : String($0) }.joined()
            + ".link"
        ),
        filenameExtension: invocation[DeclareCommand.filenameExtension] ?? word + "link",
        name: invocation[DeclareCommand.name] ?? schemes[0].prefix(1).uppercased()
          + schemes[0].dropFirst() + " link",
        mimeType: invocation[DeclareCommand.mimeType],
        appID: appID,
        schemes: schemes,
        hosts: invocation[DeclareCommand.hosts]
      )
    } catch {
      throw Failure(.usage, "declare", error)
    }
  }
}
