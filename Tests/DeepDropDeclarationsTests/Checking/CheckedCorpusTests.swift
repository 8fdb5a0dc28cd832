import DeepDropDeclarations
import Testing

/// What `check` says of real Info.plists, against what people remarked on them.
@Suite(.enabled(if: !InfoPlistCorpus.names.isEmpty, InfoPlistCorpus.skipped))
struct CheckedCorpusTests {
  @Test(arguments: Self.remarks)
  func `what was remarked is named`(file: String, rules: [String]) throws {
    let found = try findings(file).map(\.rule.identifier)
    for rule in rules {
      let parts = rule.split(separator: "×")
      let count = found.count { $0 == parts[0] }
      let wanted = parts.count == 2 ? Int(parts[1]) : nil
      #expect(wanted.map { $0 == count } ?? (count > 0), "\(rule)")
    }
  }

  @Test func `every file of the corpus is looked at`() {
    #expect(
      Set(Self.remarks.map(\.0))
        == Set(InfoPlistCorpus.names.map { $0.dropLast(6) }.map(String.init))
    )
  }

  @Test(arguments: ["amiantos__gamebookengine", "0si43__PiecesOfPaper", "utmapp__UTM"])
  func `what is clean has no errors`(file: String) throws {
    #expect(try findings(file).filter { $0.severity == .error } == [])
  }

  @Test(arguments: InfoPlistCorpus.names)
  func `a fixed file has nothing left to be fixed, and keeps its other lines`(
    name: String
  ) throws {
    let bytes = try InfoPlistCorpus.bytes(name)
    let fixed = try Checker().fixed(bytes, as: .sourceInfoPlist)
    #expect(Checker().check(fixed, as: .sourceInfoPlist).findings.filter { $0.fix != nil } == [])
    #expect(try Checker().fixed(fixed, as: .sourceInfoPlist) == fixed)
    let before = Checker().check(bytes, as: .sourceInfoPlist).findings.count { $0.fix != nil }
    #expect((before == 0) == (fixed == bytes))
  }

  private func findings(_ file: String) throws -> [Finding] {
    Checker().check(try InfoPlistCorpus.bytes(file + ".plist"), as: .sourceInfoPlist).findings
  }

  /// By file, the rules that say what its remark says; with a number, how often.
  private static let remarks: [(String, [String])] = [
    ("0si43__PiecesOfPaper", ["type-not-reverse-domain×1"]),
    (
      "MacDownApp__macdown",
      [
        "rank-missing×3", "legacy-document-keys", "broad-claim×2", "system-type-exported×1",
        "pasteboard-type-name×1",
      ]
    ),
    ("MaddTheSane__Simple-Comic", ["claimed-type-undeclared×15", "legacy-document-keys"]),
    (
      "Provenance-Emu__Provenance.emuskins", ["exported-and-imported×1", "foreign-type-exported×1"]
    ),
    ("Provenance-Emu__Provenance.legacy", ["fragment×1", "owner-of-foreign-type"]),
    (
      "Provenance-Emu__Provenance",
      [
        "exported-and-imported×1", "mime-type-syntax", "stray-tag×1", "duplicate-extension",
        "role-missing",
      ]
    ),
    ("Ranchero-Software__NetNewsWire.mac", ["rank-missing×1", "own-type-not-exported×1"]),
    (
      "ShoutSocial__share_handler.example",
      ["string-for-boolean×1", "broad-claim×4", "empty-entry×1"]
    ),
    (
      "TortugaPower__BookPlayer",
      [
        "owner-of-foreign-type×1", "role-missing×3", "imported-type-unused×1",
        "type-without-description×1",
      ]
    ),
    ("amiantos__gamebookengine", []),
    ("bryceco__GoMap", ["mixed-claim×1", "string-for-array", "legacy-document-keys×1"]),
    (
      "danomatika__PdParty",
      ["duplicate-extension", "owner-of-foreign-type×1", "url-type-without-name×1"]
    ),
    ("element-hq__element-ios", ["extension-missing×1", "unresolved-variable"]),
    ("holzschu__a-shell", ["broad-claim×3", "shared-url-name×2"]),
    ("hrydgard__ppsspp.mac", ["data-conformance-missing×2", "legacy-document-keys"]),
    ("hrydgard__ppsspp", ["type-not-reverse-domain×4", "dynamic-type", "role-missing"]),
    (
      "keepassium__KeePassium",
      [
        "preprocessor-lines×1", "owner-of-foreign-type×9", "extension-missing",
        "type-without-description", "exported-type-unclaimed×1", "data-conformance-missing×1",
        "empty-value",
        "extension-of-two-types", "unresolved-variable", "url-type-without-name×1",
      ]
    ),
    (
      "lighterowl__transgui",
      ["foreign-type-exported×1", "own-type-not-owned×1", "legacy-document-keys"]
    ),
    ("mastodon__mastodon-ios", ["role-missing×1"]),
    (
      "mozilla-mobile__firefox-ios.trimmed",
      [
        "web-scheme×2", "unresolved-variable×2", "extension-missing×1", "empty-value×1",
        "in-place-without-documents×1",
      ]
    ),
    (
      "osmandapp__OsmAnd-iOS",
      [
        "exported-and-imported×3", "foreign-type-exported×1", "own-type-not-owned",
        "duplicate-extension", "own-type-not-exported", "legacy-document-keys",
      ]
    ),
    (
      "rileytestut__Delta",
      [
        "exported-type-unclaimed×1", "string-for-array×1", "uppercase-extension×1",
        "data-conformance-missing×0", "url-type-without-name×2",
      ]
    ),
    (
      "subethaedit__SubEthaEdit.importer",
      ["unknown-role×1", "document-type-without-name×1", "rank-missing×1"]
    ),
    (
      "subethaedit__SubEthaEdit",
      [
        "system-type-exported×8", "reserved-prefix×14", "extension-of-two-types",
        "duplicate-type×9",
        "mime-type-syntax×1", "string-for-array", "own-type-not-owned", "owner-of-foreign-type",
      ]
    ),
    ("transmission__transmission", ["foreign-type-exported×1"]),
    ("utmapp__UTM", ["role-missing×1", "uppercase-scheme×1"]),
  ]
}
