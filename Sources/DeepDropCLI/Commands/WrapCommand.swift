import DeepDropKit

/// `deepdrop wrap`: writes the link file.
enum WrapCommand {
  static let command = Command(
    name: "wrap",
    summary: "Write the file that hands a link over, and print its path.",
    discussion: """
      The file is named after the title and has the extension that only the app owns; it holds the \
      link and nothing else. The link must be one of the app's own.

      A file is never overwritten: the second of a name is numbered, as in Gig-2.acmelink.
      """,
    parameters: [
      app.form, App.type.form, title.form, directory.form, format.form, json.form, link.form,
    ],
    example: #"deepdrop wrap --app Acme.app --title "Jazz night" acme://event/42"#,
    run: run
  )

  private static let app = Parameter<String>.required(
    "app",
    "PATH",
    completion: .file,
    "The app: an .app bundle, its Info.plist or an .ipa."
  )
  private static let title = Parameter<String>.required(
    "title",
    "TITLE",
    "What the link leads to; it becomes the file's name."
  )
  private static let directory = Parameter<String?>.option(
    "directory",
    "DIRECTORY",
    completion: .directory,
    "Where to write the file; this directory when left out."
  )
  private static let format = Parameter<LinkFile.Format>.choice(
    "format",
    "FORMAT",
    among: LinkFile.Format.names,
    default: .bareURL,
    "The kind of file; all but bare are for desktops and have the extension of their kind."
  )
  private static let json = Parameter<Bool>.flag("json", "Print a JSON object.")
  private static let link = Parameter<String>.argument("URL", "The link, or - to read it.")

  private struct Report: Encodable {
    let link: String
    let path: String
  }

  private static func run(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> ExitStatus {
    try invocation.checkStandardInput(among: [invocation[app], invocation[link]])
    let linkType = try App(at: invocation[app], type: invocation[App.type]).linkType
    let link = try read(invocation[link])
    try linkType.policy.check(link, from: "wrap")
    let (title, format) = (invocation[title], invocation[format])
    let name = FileName(
      title: title,
      extension: format.filenameExtension ?? linkType.filenameExtension
    )
    let directory = invocation[directory] ?? ""
    let path = try OutputFile.create(
      in: directory,
      // A number that the title has itself is no count of ours: “Covid-19” stays that.
      named: NumberedName(name.string),
      holding: LinkFile(link, format: format, title: title).bytes
    )
    do throws(Failure) {
      if invocation[json] {
        try console.print(json: Report(link: link.string, path: path.argument))
      } else {
        try console.print(path.argument)
      }
    } catch {
      // Nobody was told of the file, so nobody will take it away.
      OutputFile.remove(path)
      throw error
    }
    return .done
  }

  private static func read(_ text: String) throws(Failure) -> DeepLink {
    guard text != "-" else { return try LinkFile(at: text).link }
    do throws(LinkError) {
      return try DeepLink(text)
    } catch {
      throw Failure(.badInput, "wrap", error)
    }
  }
}
