import DeepDropDeclarations
import DeepDropKit

extension LinkType {
  /// The type the options describe; what they leave out is as an Info.plist has it, and else
  /// follows from the app and its first scheme.
  init(_ invocation: Invocation, beside found: Declarations = Declarations()) throws(Failure) {
    let appID = invocation[DeclareCommand.appID]
    let schemes = invocation[DeclareCommand.schemes]
    let identifier =
      invocation[DeclareCommand.type] ?? found.linkType ?? derivedIdentifier(from: appID)
    let declared = found.exportedTypes.first {
      $0.identifier.lowercased() == identifier.lowercased()
    }
    do throws(LinkError) {
      try self.init(
        identifier: TypeIdentifier(
          invocation[DeclareCommand.type] ?? declared?.identifier ?? identifier
        ),
        filenameExtension: invocation[DeclareCommand.filenameExtension]
          ?? derivedExtension(from: schemes[0]),
        name: invocation[DeclareCommand.name] ?? declared?.readableDescription
          ?? derivedName(from: schemes[0]),
        mimeType: invocation[DeclareCommand.mimeType],
        appID: appID,
        schemes: schemes,
        hosts: invocation[DeclareCommand.hosts]
      )
    } catch {
      throw Failure(.usage, "declare", error)
    }
    guard !TypeIdentifier.isTaken(filenameExtension: filenameExtension) else {
      throw .usage(
        "declare",
        "the extension \(filenameExtension) belongs to files of another kind, choose one that only "
          + "your app uses, such as \(derivedExtension(from: schemes[0]))"
      )
    }
  }
}

extension PropertyListEditor.Suggestions {
  /// What the options leave out.
  init(_ invocation: Invocation) {
    self = []
    if invocation[DeclareCommand.name] == nil { insert(.name) }
    if invocation[DeclareCommand.filenameExtension] == nil { insert(.filenameExtension) }
  }
}

extension TypeDeclaration {
  fileprivate var readableDescription: String? {
    description.flatMap { $0.isPlain && $0.contains { !$0.isWhitespace } ? $0 : nil }
  }
}

/// A bundle identifier may have an underscore, a type identifier may not.
private func derivedIdentifier(from appID: String) -> String {
  appID.map { $0 == "_" ? "-" : String($0) }.joined() + ".link"
}

private func derivedExtension(from scheme: String) -> String {
  scheme.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + "link"
}

private func derivedName(from scheme: String) -> String {
  scheme.prefix(1).uppercased() + scheme.dropFirst() + " link"
}
