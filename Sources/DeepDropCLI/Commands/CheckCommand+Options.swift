import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

extension CheckCommand {
  enum Format: Sendable {
    case sarif
    case github
  }

  static let paths = Parameter<[String]>.arguments(
    "PATH",
    completion: .file,
    "An Info.plist, entitlements, a site association, an .app, .ipa or .xcarchive, or a directory."
  )
  static let isBuilt = Parameter<Bool>.flag(
    "built",
    "The files are what a build made: nothing is missing that is to come."
  )
  static let isBrowser = Parameter<Bool>.flag(
    "browser-app",
    "The app may be the user's browser: it may claim http and https."
  )
  static let definitions = Parameter<[String]>.repeated(
    "define",
    "NAME=VALUE",
    "A build setting, or a name for the C preprocessor."
  )
  static let expectedTypes = Parameter<[String]>.repeated(
    "expect-type",
    "UTI",
    "A type that each Info.plist has to export; several with commas between."
  )
  static let ignored = Parameter<[String]>.repeated(
    "ignore",
    "RULE",
    "Rules that do not apply, with commas between; their findings are counted and not shown."
  )
  static let isStrict = Parameter<Bool>.flag("strict", "End with 1 on warnings, too.")
  static let fixes = Parameter<Bool>.flag("fix", "Set right what can be set right safely.")
  static let isDryRun = Parameter<Bool>.flag(
    "dry-run",
    "With --fix: print the changes as a diff and make none."
  )
  static let json = Parameter<Bool>.flag("json", "Print one JSON object.")
  static let format = Parameter<Format?>.choice(
    "format",
    "FORMAT",
    among: ["sarif": .sarif, "github": .github],
    "How findings are printed, for CI."
  )

  static func checkCombination(_ invocation: Invocation) throws(Failure) {
    let problem: String? =
      if invocation[isDryRun], !invocation[fixes] {
        "--dry-run shows what --fix would change, give both"
      } else if invocation[isDryRun], invocation[json] || invocation[format] != nil {
        "--dry-run prints a diff, leave --json and --format out"
      } else if invocation[json], invocation[format] != nil {
        "--json and --format exclude each other, give one of them"
      } else if invocation[fixes], invocation[isBuilt] {
        "--fix changes sources, leave --built out"
      } else if invocation[fixes], invocation[paths].contains("-") {
        "standard input cannot be edited, name a file"
      } else {
        nil
      }
    if let problem { throw .usage("check", problem) }
    try invocation.checkStandardInput(among: invocation[paths])
  }
}

extension Checker {
  /// What the options say.
  init(_ invocation: Invocation) throws(Failure) {
    self.init()
    isBrowser = invocation[CheckCommand.isBrowser]
    for definition in invocation[CheckCommand.definitions] {
      let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard !parts[0].isEmpty else {
        throw .usage("check", "--define cannot be \(definition), it is NAME=VALUE")
      }
      // As for a compiler: what is defined without a value is 1.
      definitions[String(parts[0])] = parts.count == 2 ? String(parts[1]) : "1"
    }
    expectedTypes = invocation[CheckCommand.expectedTypes].flatMap(\.listItems)
    for type in expectedTypes { try Self.check(type) }
    for list in invocation[CheckCommand.ignored] where list.listItems.isEmpty {
      throw .usage("check", "--ignore \(list.quoted) names no rule")
    }
    for name in invocation[CheckCommand.ignored].flatMap(\.listItems) {
      guard Rule.named(name) != nil else {
        let right = name.closest(among: Rule.all.map(\.identifier))
        let hint = right.map { "did you mean \($0)?" } ?? "messages have the names in brackets"
        throw .usage("check", "no rule \(name), \(hint)")
      }
      ignoredRules.insert(name)
    }
  }

  private static func check(_ type: String) throws(Failure) {
    do throws(LinkError) {
      _ = try TypeIdentifier(type)
    } catch {
      throw Failure(.usage, "--expect-type", error)
    }
  }
}

extension String {
  /// What stands between commas, bars or blanks: one option may name several.
  fileprivate var listItems: [String] {
    split { $0 == "," || $0 == "|" || $0 == " " }.map(String.init)
  }
}
