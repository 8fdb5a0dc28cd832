import DeepDropDeclarations
import DeepDropKit

/// `deepdrop declare`: the Info.plist keys that make the system hand link files to the app.
enum DeclareCommand {
  static let command = Command(
    name: "declare",
    summary: "Print the Info.plist keys that an app needs, or edit them into its Info.plist.",
    discussion: """
      What is left out follows from what is given: for the scheme acme the extension is acmelink \
      and the name "Acme link"; for the app com.example.acme the type is com.example.acme.link.

      Editing keeps comments, order and indentation, and adds only what is missing: where the \
      file has an extension, a name or a type of links already, that one stays, unless an option \
      names another, and then the change is reported. Hosts are for \
      universal links: they go into the Info.plist, the entitlements and the \
      apple-app-site-association file that each host serves.
      """,
    parameters: [
      appID.form, schemes.form, filenameExtension.form, type.form, name.form, mimeType.form,
      hosts.form, team.form, format.form, fragment.form, target.form, entitlements.form,
      association.form,
    ],
    example: "deepdrop declare --app-id com.example.acme --scheme acme --into Info.plist",
    run: run
  )

  private static func run(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> ExitStatus {
    try checkCombination(invocation)
    let linkType = try LinkType(invocation)
    return try FolderLocks.holding(paths(invocation)) { () throws(Failure) in
      // Everything is made before anything is written: a mistake leaves all files as they were.
      let files = try outputs(for: linkType, invocation)
      let news = files.filter(\.isNews)
      for file in news { try OutputFile.checkReplaceable(file.path) }
      if invocation[target] == nil { try console.write(text(for: linkType, invocation)) }
      try OutputFile.replace(news.map { ($0.path, $0.after) })
      for file in files { file.report(to: console) }
      return .done
    }
  }

  private static func paths(_ invocation: Invocation) -> [String] {
    [invocation[target], invocation[entitlements], invocation[association]].compactMap(\.self)
  }

  private static func checkCombination(_ invocation: Invocation) throws(Failure) {
    let paths = paths(invocation)
    let problem: String? =
      if paths.contains("-") {
        "standard input cannot be edited, name a file"
      } else if Set(paths.map(\.canonical)).count < paths.count {
        "--into, --entitlements and --aasa need a file each, name another"
      } else if invocation[target] != nil, invocation[fragment] || invocation[format] != nil {
        "--into edits a file in its own format, leave --format and --fragment out"
      } else if invocation[fragment], invocation[format] == .json {
        "--fragment is XML, leave --format json out"
      } else if invocation[entitlements] != nil, invocation[hosts].isEmpty {
        "--entitlements needs a host: --host HOST"
      } else if invocation[association] != nil, invocation[hosts].isEmpty {
        "--aasa needs a host: --host HOST"
      } else if invocation[association] != nil, invocation[team] == nil {
        "--aasa needs the developer team: --team ID"
      } else {
        nil
      }
    if let problem { throw .usage("declare", problem) }
  }

  private static func text(
    for linkType: LinkType,
    _ invocation: Invocation
  ) throws(Failure) -> String {
    let declarations = Declarations(for: linkType)
    do throws(DeclarationError) {
      if invocation[fragment] { return try declarations.fragment() }
      return try invocation[format] == .json ? declarations.json() : declarations.infoPlist()
    } catch {
      throw Failure(.usage, "declare", error)
    }
  }
}
