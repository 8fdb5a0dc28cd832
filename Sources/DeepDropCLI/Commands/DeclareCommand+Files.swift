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
    /// Why it may not be the file that was meant.
    var doubt: String?

    var isNews: Bool { before != after }

    func report(to console: Console) {
      guard isNews else { return console.report("\(path): has all of it, unchanged") }
      console.report("\(path): \(before == nil ? "written" : "changed")")
      for change in changes { console.report("\(path): \(change)") }
      if let doubt { console.report("\(path): \(doubt)") }
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
    var found = Declarations()
    var output = try edit(path, "an Info.plist in XML") { editor throws(DeclarationError) in
      found = editor.declarations
      // What stands there may be no link type's, and then it is ours that is declared.
      let linkType = (try? LinkType(invocation, beside: found)) ?? linkType
      try editor.merge(Declarations(for: linkType), suggesting: .init(invocation))
    }
    let owner = found.source?[InfoKey.bundleIdentifier]?.string ?? ""
    guard owner.mayBe(linkType.appID) else {
      let problem =
        "it is the app \(owner)'s and not \(linkType.appID)'s, name that one or another file"
      throw Failure(.badInput, path, problem)
    }
    let others = found.strangers(to: linkType)
    if owner.lowercased() != linkType.appID.lowercased(), !others.isEmpty {
      output.doubt =
        "it does not name its app, and declares \(others.listed) already, see that it is "
        + "\(linkType.appID)'s"
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

extension Declarations {
  /// The types and schemes of an Info.plist in which nothing points to the app of a link type.
  fileprivate func strangers(to linkType: LinkType) -> [String] {
    let types = exportedTypes.map(\.identifier)
    let schemes = urlTypes.flatMap(\.schemes)
    let isOurs =
      (types + urlTypes.compactMap(\.name)).contains { $0.belongs(to: linkType.appID) }
      || types.contains { (try? TypeIdentifier($0)) == linkType.identifier }
      || !schemes.lowercasedSet.isDisjoint(with: linkType.schemes.lowercasedSet)
    return isOurs ? [] : types.map(\.quoted) + schemes.map { "\($0):".quoted }
  }
}

extension String {
  fileprivate func belongs(to appID: String) -> Bool {
    "\(lowercased()).".hasPrefix("\(appID.lowercased()).")
  }
}
