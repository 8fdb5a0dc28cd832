import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

/// `deepdrop resolve`: tells which app opens a file or a link, and why.
enum ResolveCommand {
  static let command = Command(
    name: "resolve",
    summary: "Tell which of some apps opens a file or a link, and why.",
    discussion: """
      Of a file only the name counts; it need not be there. The candidates are listed in the order \
      in which the system prefers them, then what would change the answer.

      The answer is a model of what Apple documents and others reported; how sure it is stands in \
      its last line. The status is 1 when none of the apps can open it.
      """,
    parameters: [
      apps.form, system.form, type.form, mimeType.form, site.form, json.form, subject.form,
    ],
    example: "deepdrop resolve --app Acme.app --os ios17 Gig.acmelink",
    run: run
  )

  static let apps = Parameter<[String]>.oneOrMore(
    "app",
    "PATH",
    completion: .file,
    "An app that is installed: an .app bundle or its Info.plist; may be repeated."
  )
  static let system = Parameter<OSProfile>.choice(
    "os",
    "SYSTEM",
    among: [
      OSProfile.iOS16.name: .iOS16,
      OSProfile.iOS17.name: .iOS17,
      OSProfile.iOS26.name: .iOS26,
      OSProfile.macOS.name: .macOS,
    ],
    default: .iOS26,
    "The receiver's system; ios26, the newest, when left out."
  )
  static let type = Parameter<String?>.option(
    "type",
    "UTI",
    "The type that the sender of the file states."
  )
  static let mimeType = Parameter<String?>.option(
    "mime",
    "TYPE",
    "The file's MIME type, where it comes with one."
  )
  static let site = Parameter<String?>.option(
    "aasa",
    "PATH",
    completion: .file,
    "The apple-app-site-association file that the link's host serves."
  )
  static let json = Parameter<Bool>.flag("json", "Print a JSON object.")
  static let subject = Parameter<String>.argument("FILE|URL", "A file's name or path, or a link.")

  private static func run(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> ExitStatus {
    try invocation.checkStandardInput(
      among: invocation[apps] + [invocation[site]].compactMap(\.self)
    )
    let resolution = try resolution(invocation, console)
    if invocation[json] {
      try console.print(json: ResolutionReport(resolution))
    } else {
      try console.print(content: resolution.text)
    }
    return resolution.hasApp ? .done : .no
  }

  private static func resolution(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> Resolution {
    let word = invocation[subject]
    let isFile = !word.hasScheme || word.exists
    try checkCombination(invocation, isFile: isFile)
    var apps: [InstalledApp] = []
    for path in invocation[Self.apps] {
      let app = try InstalledApp(at: path)
      let ignored = app.declarations.ignored
      if !ignored.isEmpty {
        console.report("\(path.inputName): counts for nothing: \(ignored.listed)")
      }
      apps.append(app)
    }
    var resolver = Resolver(apps: apps, on: invocation[system])
    if isFile {
      return resolver.resolve(
        OfferedFile(
          name: word.lastPathComponent,
          type: try invocation[type].map(App.identifier),
          mimeType: invocation[mimeType]
        )
      )
    }
    let link = try DeepLink(word: word)
    if let path = invocation[site] { resolver.sites[link.host ?? ""] = try AppLinks(at: path) }
    return resolver.resolve(link)
  }

  private static func checkCombination(
    _ invocation: Invocation,
    isFile: Bool
  ) throws(Failure) {
    let word = invocation[subject]
    let problem: String? =
      if word.allSatisfy({ $0 == "/" }) {
        "FILE|URL cannot be \(word.quoted), it is a file's name or a link"
      } else if isFile, invocation[site] != nil {
        "--aasa is for a link, \(word) is a file"
      } else if !isFile, invocation[type] != nil {
        "--type is for a file, \(word) is a link"
      } else if !isFile, invocation[mimeType] != nil {
        "--mime is for a file, \(word) is a link"
      } else if let mimeType = invocation[mimeType], !mimeType.isMIMEType {
        "--mime cannot be \(mimeType), it is a type and a subtype such as image/png"
      } else {
        nil
      }
    if let problem { throw .usage("resolve", problem) }
  }
}

extension DeepLink {
  fileprivate init(word: String) throws(Failure) {
    do throws(LinkError) {
      try self.init(word)
    } catch {
      throw Failure(.badInput, "resolve", error)
    }
  }
}

extension InstalledApp {
  /// Without a name in the property list, an app goes by its bundle's name, or by its path.
  init(at path: String) throws(Failure) {
    let file = try App.infoPlist(at: path)
    let list = try file.propertyList()
    guard list.dictionary != nil else {
      throw Failure(.badInput, file.name, LinkError.notDictionary(list.value.kind))
    }
    let last = path.lastPathComponent
    self.init(
      infoPlist: list,
      name: last.hasSuffix(".app") ? String(last.dropLast(4)) : path.inputName
    )
  }
}

extension AppLinks {
  fileprivate init(at path: String) throws(Failure) {
    let file = InputFile(path: path, expectation: "an apple-app-site-association file")
    let bytes = try file.read(upTo: Self.maximumLength)
    do throws(DeclarationError) {
      try self.init(parsing: bytes)
    } catch {
      throw Failure(.badInput, file.name, error)
    }
  }
}
