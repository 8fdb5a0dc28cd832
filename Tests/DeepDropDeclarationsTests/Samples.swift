import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

extension LinkType {
  /// The app of all examples.
  static func acme(
    name: String = "Acme Link",
    schemes: [String] = ["acme"],
    hosts: [String] = ["example.com"],
    appID: String = "com.example.acme",
    filenameExtension: String = "acmelink"
  ) throws -> LinkType {
    try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: filenameExtension,
      name: name,
      mimeType: "application/vnd.example.acme.link",
      appID: appID,
      schemes: schemes,
      hosts: hosts
    )
  }
}

extension Declarations {
  static func acme() throws -> Declarations { Declarations(for: try .acme()) }

  /// The scheme alone, for edits whose whole result is to be read at a glance.
  static let acmeScheme: Declarations = {
    var declarations = Declarations()
    declarations.urlTypes = [URLType(name: "com.example.acme", role: .editor, schemes: ["acme"])]
    return declarations
  }()

  /// The exported type alone.
  static let acmeType: Declarations = {
    var declarations = Declarations()
    declarations.exportedTypes = [
      TypeDeclaration(
        identifier: "com.example.acme.link",
        conformsTo: ["public.data", "public.content"],
        description: "Acme Link",
        filenameExtensions: ["acmelink"]
      )
    ]
    return declarations
  }()

  /// The document type alone.
  static let acmeClaim: Declarations = {
    var declarations = Declarations()
    declarations.documentTypes = [
      DocumentType(
        name: "Acme Link",
        role: .viewer,
        rank: .owner,
        contentTypes: ["com.example.acme.link"]
      )
    ]
    return declarations
  }()

  /// The in-place key alone.
  static let copies: Declarations = {
    var declarations = Declarations()
    declarations.opensInPlace = false
    return declarations
  }()
}

/// How the scheme is written where Xcode would indent it by two tabs.
let acmeURLType = """
  \t\t<dict>
  \t\t\t<key>CFBundleTypeRole</key>
  \t\t\t<string>Editor</string>
  \t\t\t<key>CFBundleURLName</key>
  \t\t\t<string>com.example.acme</string>
  \t\t\t<key>CFBundleURLSchemes</key>
  \t\t\t<array>
  \t\t\t\t<string>acme</string>
  \t\t\t</array>
  \t\t</dict>
  """

/// The text after merging.
func merged(
  _ declarations: Declarations,
  into text: String
) throws(DeclarationError) -> String {
  var editor = try PropertyListEditor(Array(text.utf8))
  try editor.merge(declarations)
  return String(decoding: editor.bytes, as: UTF8.self)
}

func parsed(_ text: String) throws -> PropertyList { try PropertyList(parsing: Array(text.utf8)) }

/// The document around the content of a root dictionary.
func infoPlist(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
  \(content)
  </dict>
  </plist>

  """
}

/// The error that is thrown, nil where none of ours is.
func error(_ body: () throws -> Void) -> DeclarationError? {
  do {
    try body()
    return nil
  } catch {
    return error as? DeclarationError
  }
}

func code(_ body: () throws -> Void) -> DeclarationError.Code? { error(body)?.code }

func message(_ body: () throws -> Void) -> String? { error(body)?.description }
