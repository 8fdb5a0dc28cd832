import DeepDropKit

/// `deepdrop unwrap`: takes the link out of link files.
enum UnwrapCommand {
  static let command = Command(
    name: "unwrap",
    summary: "Print the link in each link file, which stays as it is.",
    discussion: """
      Any known kind is read: the bare link in UTF-8 or UTF-16, .webloc in XML or binary, .url \
      and .desktop. With --app, a link that the app would not take is refused.
      """,
    parameters: [app.form, App.type.form, format.form, json.form, files.form],
    example: "deepdrop unwrap --app Acme.app Gig.acmelink",
    run: run
  )

  private static let app = Parameter<String?>.option(
    "app",
    "PATH",
    completion: .file,
    "The app whose links are taken: an .app bundle, its Info.plist or an .ipa."
  )
  private static let format = Parameter<LinkFile.Format?>.choice(
    "as",
    "FORMAT",
    among: LinkFile.Format.names,
    "Print one file in another format; all but bare are for desktops."
  )
  private static let json = Parameter<Bool>.flag("json", "Print a JSON object for each file.")
  private static let files = Parameter<[String]>.arguments(
    "FILE",
    completion: .file,
    "A link file, or - for standard input."
  )

  private struct Report: Encodable {
    let file: String
    let format: String
    let link: String
    let title: String?
  }

  private static func run(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> ExitStatus {
    let paths = invocation[files]
    let format = invocation[format]
    if format != nil, paths.count > 1 {
      throw .usage("unwrap", "--as is for one file, \(paths.count) are given")
    }
    if format != nil, invocation[json] {
      throw .usage("unwrap", "--as and --json exclude each other, give one of them")
    }
    if invocation[App.type] != nil, invocation[app] == nil {
      throw .usage("unwrap", "--type is one of an app's: --app PATH")
    }
    try invocation.checkStandardInput(among: [invocation[app]].compactMap(\.self) + paths)
    let policy = try invocation[app].map { path throws(Failure) in
      try App(at: path, type: invocation[App.type]).linkType.policy
    }
    return console.each(paths) { path throws(Failure) in
      let file = try LinkFile(at: path)
      try policy?.check(file.link, from: path.inputName)
      if let format {
        let converted = LinkFile(file.link, format: format, title: file.title)
        try console.print(content: converted.bytes)
      } else if invocation[json] {
        try console.print(
          json: Report(
            file: path,
            format: file.format.name,
            link: file.link.string,
            title: file.title
          )
        )
      } else {
        try console.print(file.link.string)
      }
    }
  }
}
