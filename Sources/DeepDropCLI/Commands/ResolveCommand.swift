import DeepDropDeclarations
import DeepDropKit

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
    parameters: [apps.form, system.form, type.form, site.form, json.form, subject.form],
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
    "The receiver's system; ios26 when left out."
  )
  static let type = Parameter<String?>.option(
    "type",
    "UTI",
    "The type that the sender of the file states."
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
    let resolution = try resolution(invocation)
    if invocation[json] {
      try console.print(json: ResolutionReport(resolution))
    } else {
      try console.print(content: resolution.text)
    }
    return resolution.hasApp ? .done : .no
  }

  private static func resolution(_ invocation: Invocation) throws(Failure) -> Resolution {
    let word = invocation[subject]
    var apps: [InstalledApp] = []
    for path in invocation[Self.apps] { apps.append(try InstalledApp(at: path)) }
    var resolver = Resolver(apps: apps, on: invocation[system])
    guard word.hasScheme, !word.exists else {
      guard invocation[site] == nil else {
        throw .usage("resolve", "--aasa is for a link, \(word) is a file")
      }
      return resolver.resolve(
        OfferedFile(
          name: String(word.dropFirst(word.parentDirectory.count)),
          type: try invocation[type].map(App.identifier)
        )
      )
    }
    guard invocation[type] == nil else {
      throw .usage("resolve", "--type is for a file, \(word) is a link")
    }
    let link = try DeepLink(word: word)
    if let path = invocation[site] { resolver.sites[link.host ?? ""] = try AppLinks(at: path) }
    return resolver.resolve(link)
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
    let list = try App.infoPlist(at: path).propertyList()
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
