import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

extension DeclareCommand {
  /// A file to be written, made but not yet on the disk.
  struct Output {
    let path: String
    /// What the file holds now; `nil` where there is none.
    let before: [UInt8]?
    let after: [UInt8]
    /// What of the app's own becomes something else.
    var changes: [PropertyListEditor.Change] = []

    var isNews: Bool { before != after }

    func report(to console: Console) {
      guard isNews else { return console.report("\(path): has all of it, unchanged") }
      console.report("\(path): \(before == nil ? "written" : "changed")")
      for change in changes { console.report("\(path): \(change)") }
    }
  }

  static func outputs(
    for linkType: LinkType,
    _ invocation: Invocation
  ) throws(Failure) -> [Output] {
    var outputs: [Output] = []
    if let path = invocation[target] {
      outputs.append(try infoPlist(at: path, linkType, invocation))
    }
    if let path = invocation[entitlements] {
      outputs.append(try entitlements(at: path, linkType))
    }
    if let path = invocation[association], let team = invocation[team] {
      outputs.append(try association(at: path, linkType, team: team))
    }
    return outputs
  }

  private static func infoPlist(
    at path: String,
    _ linkType: LinkType,
    _ invocation: Invocation
  ) throws(Failure) -> Output {
    var owner = ""
    let output = try edit(path, "an Info.plist in XML") { editor throws(DeclarationError) in
      owner = editor.declarations.source?[InfoKey.bundleIdentifier]?.string ?? ""
      // What stands there may be no link type's, and then it is ours that is declared.
      let linkType = (try? LinkType(invocation, beside: editor.declarations)) ?? linkType
      try editor.merge(Declarations(for: linkType), suggesting: .init(invocation))
    }
    guard owner.mayBe(linkType.appID) else {
      let problem =
        "it is the app \(owner)'s and not \(linkType.appID)'s, name that one or another file"
      throw Failure(.badInput, path, problem)
    }
    return output
  }

  private static func entitlements(
    at path: String,
    _ linkType: LinkType
  ) throws(Failure) -> Output {
    let entitlements: Entitlements
    do throws(DeclarationError) {
      entitlements = try Entitlements(for: linkType)
    } catch {
      throw Failure(.usage, "declare", error)
    }
    guard path.exists else {
      return Output(path: path, before: nil, after: Array(entitlements.xml.utf8))
    }
    return try edit(path, "an entitlements file in XML") { editor throws(DeclarationError) in
      try editor.merge(entitlements)
    }
  }

  /// The file is one of a host's, and may speak for other apps: it is never changed.
  private static func association(
    at path: String,
    _ linkType: LinkType,
    team: String
  ) throws(Failure) -> Output {
    let association: SiteAssociation
    do throws(DeclarationError) {
      association = try SiteAssociation(for: linkType, team: TeamIdentifier(team))
    } catch {
      throw Failure(.usage, "declare", error)
    }
    let text = Array(association.json.utf8)
    guard path.exists else { return Output(path: path, before: nil, after: text) }
    let file = InputFile(path: path, expectation: "an apple-app-site-association file")
    let before = try file.read(upTo: PropertyList.Limits.default.bytes)
    guard before == text else {
      let problem = "holds something else already, add to it by hand or name another file"
      throw Failure(.cannotWrite, path, problem)
    }
    return Output(path: path, before: before, after: text)
  }

  private static func edit(
    _ path: String,
    _ expectation: String,
    _ change: (inout PropertyListEditor) throws(DeclarationError) -> Void
  ) throws(Failure) -> Output {
    let file = InputFile(path: path, expectation: expectation)
    let before = try file.read(upTo: PropertyList.Limits.default.bytes)
    do throws(DeclarationError) {
      var editor = try PropertyListEditor(before)
      try change(&editor)
      return Output(path: path, before: before, after: editor.bytes, changes: editor.changes)
    } catch {
      throw Failure(.badInput, file.name, error)
    }
  }
}

extension String {
  /// Whether two bundle identifiers may be one app's: what is left to the build may be anybody's.
  fileprivate func mayBe(_ appID: String) -> Bool {
    isEmpty || holdsBuildVariable || appID.holdsBuildVariable || lowercased() == appID.lowercased()
  }
}
