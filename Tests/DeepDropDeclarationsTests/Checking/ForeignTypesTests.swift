import Testing

@testable import DeepDropDeclarations

@Suite struct ForeignTypesTests {
  @Test(arguments: ForeignTypes.table.map { ($0.type, $0.owner) })
  func `every type of the table is somebody else's, and the system does not declare it`(
    name: String,
    owner: String
  ) {
    #expect(SystemTypes.current[name] == nil)
    let plist = infoPlist(appID + exported(type(name, [])))
    let findings = Checker().check(Array(plist.utf8), as: .sourceInfoPlist).findings
    #expect(
      findings.filter { $0.rule == .foreignTypeExported }.map(\.message)
        == ["The type “\(name)” belongs to \(owner) and is exported here."]
    )
  }

  @Test func `an extension has one type`() {
    let extensions = ForeignTypes.table.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
    #expect(ForeignTypes.type(forExtension: "gpx") == "com.topografix.gpx")
  }
}
