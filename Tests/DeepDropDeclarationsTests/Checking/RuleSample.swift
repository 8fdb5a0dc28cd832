import DeepDropDeclarations
import Testing

/// What one rule finds in one file of our own, and a file that is right.
struct RuleSample: Sendable, CustomTestStringConvertible {
  let rule: String
  let kind: SourceKind
  let wrong: String
  /// Each finding as `severity line item`.
  let findings: [String]
  let right: String
  var checker = Checker()

  var testDescription: String { "\(rule): \(findings)" }

  /// An Info.plist by its content, whose first line is line 4.
  init(
    _ rule: String,
    _ wrong: String,
    _ findings: String...,
    right: String,
    built: Bool = false,
    checker: Checker = Checker()
  ) {
    self.rule = rule
    kind = built ? .builtInfoPlist : .sourceInfoPlist
    self.wrong = infoPlist(wrong)
    self.findings = findings
    self.right = infoPlist(right)
    self.checker = checker
  }

  init(
    _ rule: String,
    as kind: SourceKind,
    _ wrong: String,
    _ findings: String...,
    right: String,
    checker: Checker = Checker()
  ) {
    self.rule = rule
    self.kind = kind
    self.wrong = wrong
    self.findings = findings
    self.right = right
    self.checker = checker
  }

  static let all =
    readingSamples + typeSamples + tagSamples + claimSamples + linkSamples
    + associationSamples
}

// MARK: - Property lists in few words

/// A key and its value on lines of their own.
func key(_ name: String, _ value: String) -> String { "<key>\(name)</key>\n\(value)" }

/// An array, each element on a line of its own.
func list(_ key: String, _ elements: String...) -> String {
  "<key>\(key)</key><array>\n\(elements.joined(separator: "\n"))\n</array>"
}

/// A dictionary on one line.
func entry(_ pairs: KeyValuePairs<String, String>) -> String {
  "<dict>" + pairs.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
}

func string(_ text: String) -> String { "<string>\(text)</string>" }

func strings(_ texts: String...) -> String { strings(texts) }

func strings(_ texts: [String]) -> String {
  texts.isEmpty ? "<array/>" : "<array>\(texts.map(string).joined())</array>"
}

func type(
  _ identifier: String,
  _ extensions: [String] = ["acmelink"],
  parents: [String] = ["public.data", "public.content"]
) -> String {
  entry([
    "UTTypeIdentifier": string(identifier),
    "UTTypeDescription": string("Acme link"),
    "UTTypeConformsTo": strings(parents),
    "UTTypeTagSpecification": entry(["public.filename-extension": strings(extensions)]),
  ])
}

func exported(_ types: String...) -> String {
  "<key>UTExportedTypeDeclarations</key><array>\n\(types.joined(separator: "\n"))\n</array>"
}

func imported(_ types: String...) -> String {
  "<key>UTImportedTypeDeclarations</key><array>\n\(types.joined(separator: "\n"))\n</array>"
}

func claim(_ types: String..., rank: String? = "Owner") -> String {
  let rank = rank.map { "<key>LSHandlerRank</key>\(string($0))" } ?? ""
  return "<dict><key>CFBundleTypeName</key>\(string("Acme link"))<key>CFBundleTypeRole</key>"
    + "\(string("Viewer"))\(rank)<key>LSItemContentTypes</key>\(strings(types))</dict>"
}

func claims(_ claims: String...) -> String {
  "<key>CFBundleDocumentTypes</key><array>\n\(claims.joined(separator: "\n"))\n</array>"
}

func links(_ schemes: String..., name: String = "com.example.acme") -> String {
  list(
    "CFBundleURLTypes",
    entry([
      "CFBundleTypeRole": string("Editor"), "CFBundleURLName": string(name),
      "CFBundleURLSchemes": strings(schemes),
    ])
  )
}

let copies = "<key>LSSupportsOpeningDocumentsInPlace</key><false/>"
let appID = "<key>CFBundleIdentifier</key><string>com.example.acme</string>"
let link = "com.example.acme.link"

/// Right in every respect.
let acme = [exported(type(link)), claims(claim(link)), copies, links("acme")].joined(
  separator: "\n"
)
