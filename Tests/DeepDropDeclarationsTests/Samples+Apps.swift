import DeepDropDeclarations
import DeepDropKit

extension InstalledApp {
  /// The app of all examples, declared as it should be.
  static func acme() throws -> InstalledApp {
    InstalledApp(name: "Acme", bundleID: "com.example.acme", declarations: try .acme())
  }

  /// An app with some types and one claim for each of the types it names.
  static func sample(
    _ name: String,
    exporting exported: [TypeDeclaration] = [],
    importing imported: [TypeDeclaration] = [],
    claiming claims: KeyValuePairs<String, HandlerRank?> = [:],
    schemes: [String] = [],
    hosts: [String] = []
  ) -> InstalledApp {
    var declarations = Declarations()
    declarations.exportedTypes = exported
    declarations.importedTypes = imported
    declarations.documentTypes = claims.map { type, rank in
      DocumentType(name: name, role: .viewer, rank: rank, contentTypes: [type])
    }
    declarations.urlTypes = [URLType(name: nil, role: .editor, schemes: schemes)]
    declarations.hosts = hosts
    return InstalledApp(
      name: name,
      bundleID: "com.example.\(name.lowercased())",
      declarations: declarations
    )
  }
}

extension TypeDeclaration {
  static func sample(
    _ identifier: String,
    _ filenameExtensions: String...,
    conformsTo: [String] = ["public.data", "public.content"]
  ) -> TypeDeclaration {
    TypeDeclaration(
      identifier: identifier,
      conformsTo: conformsTo,
      filenameExtensions: filenameExtensions
    )
  }
}

extension Resolution {
  /// The candidates' names in order, one that cannot be chosen in brackets.
  var order: [String] {
    candidates.map { $0.isEligible ? $0.app.name : "(\($0.app.name))" }
  }

  var typeNames: [String] { types.map(\.identifier.string) }
}
