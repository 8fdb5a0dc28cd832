public import DeepDropKit
internal import DeepDropPropertyList

/// What a file's name finds for an app that asks by its own type, whatever the file counts as.
///
/// An extension may stand for several types, of which the system takes one. An app that asks by its
/// document type, as in `UTType(filenameExtension: "d64", conformingTo: .disk)`, gets the first
/// that conforms to that type: it knows its own files although another app's type counts for them.
public struct DocumentLookup: Sendable, Hashable {
  /// The app that asks.
  public let app: InstalledApp
  /// The type that it claims and asks for.
  public let claimedType: TypeIdentifier
  /// The type of the extension or MIME type that conforms to it; not the one that counts.
  public let type: DeclaredType

  /// What is found, in a sentence for people.
  public var reason: String {
    "Asked for \(claimedType), which \(app.name.quoted) claims, the name still finds "
      + "\(type.identifier), \(type.provenance)."
  }

  /// What lets the app have the file, in a sentence for people.
  public var change: String {
    "\(app.name.quoted) knows the file once it asks by its own type, as in "
      + "UTType(filenameExtension:conformingTo:); the system chooses the app once the sender states "
      + "\(type.identifier), or no other type comes before it."
  }
}

extension Resolver {
  /// The lookups that find another type than the one that counts, at most one for an app and type.
  func lookups(for file: OfferedFile, countingAs type: DeclaredType) -> [DocumentLookup] {
    let found = graph.taggedTypes(of: file).map { ($0, graph.conformance(of: $0)) }
    guard found.contains(where: { $0.0 != type }) else { return [] }
    return apps.flatMap { app in
      let claims = Dictionary(grouping: app.claimedTypes) { claim in
        found.firstIndex { $0.1[claim] != nil }
      }
      return found.enumerated().compactMap { place, match -> DocumentLookup? in
        let (other, steps) = match
        let nearest = claims[place]?.min { steps[$0, default: 0] < steps[$1, default: 0] }
        guard other != type, let nearest else { return nil }
        return DocumentLookup(app: app, claimedType: nearest, type: other)
      }
    }
  }
}

extension InstalledApp {
  /// The types of the documents that it opens or shows.
  fileprivate var claimedTypes: [TypeIdentifier] {
    declarations.documentTypes.filter { $0.role != .nameOnly }.flatMap(\.contentTypes)
      .compactMap { try? TypeIdentifier($0) }
  }
}
