import DeepDropDeclarations
import DeepDropPropertyList
import Testing

/// Files that nobody wrote by mistake: bounded, judged, never a trap.
@Suite struct HostileFileTests {
  private func rules(_ bytes: [UInt8], as kind: SourceKind = .sourceInfoPlist) -> Set<String> {
    Set(Checker().check(bytes, as: kind).findings.map(\.rule.identifier))
  }

  @Test func `too long a file is one finding`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: PropertyList.Limits.default.bytes + 1)
    #expect(rules(bytes) == ["unreadable"])
    #expect(rules(bytes, as: .siteAssociation) == ["unreadable"])
  }

  @Test(arguments: [
    "", "\u{0}", "<", "<plist>" + String(repeating: "<array>", count: 10_000),
    "<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><string>&a;</string></plist>",
    "bplist00", "#if A\n#endif\n#endif\n<plist>", "<key>A</key><string>",
  ])
  func `what cannot be read is a finding`(text: String) {
    let rules = rules(Array(text.utf8))
    #expect(rules.isSubset(of: ["unreadable", "fragment"]) && !rules.isEmpty)
  }

  @Test(arguments: ["", "{", "[", "{\"a\":", "{\"a\": \"\\u12\"}", "{} {}", "\u{0}", "nul"])
  func `JSON that is none is a finding`(text: String) {
    #expect(rules(Array(text.utf8), as: .siteAssociation) == ["unreadable"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long literal behind many number signs is read once`() {
    let text =
      String(repeating: "#", count: 500_000)
      + "\"" + String(repeating: "a", count: 500_000)
    #expect(rules(Array(text.utf8), as: .swift) == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long line of short literals is read once`() {
    let text = String(repeating: "#\"\"\"#", count: 200_000)
    #expect(rules(Array(text.utf8), as: .swift) == [])
  }

  @Test func `JSON that is nested too deep is refused, not descended into`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(rules(Array(text.utf8), as: .siteAssociation) == ["unreadable"])
  }

  @Test func `types in a circle and in a long chain come to an end`() {
    var types = (0..<2000).map { number in
      type("com.example.acme.t\(number)", [], parents: ["com.example.acme.t\(number + 1)"])
    }
    types.append(type("com.example.acme.t2000", [], parents: ["com.example.acme.t1990"]))
    let text = infoPlist(
      "<key>UTExportedTypeDeclarations</key><array>\n\(types.joined(separator: "\n"))\n</array>"
    )
    let findings = Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings
    #expect(findings.count { $0.rule.identifier == "conformance-cycle" } == 11)
  }

  @Test(.timeLimit(.minutes(5)))
  func `ten thousand document types are judged`() {
    let all = (0..<10_000).map { claim("com.example.acme.t\($0 % 5000)", rank: nil) }
    let text = infoPlist(
      "<key>CFBundleDocumentTypes</key><array>\n\(all.joined(separator: "\n"))\n</array>"
    )
    let findings = Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings
    #expect(findings.count { $0.rule.identifier == "rank-missing" } == 10_000)
    #expect(findings.count { $0.rule.identifier == "duplicate-claim" } == 5000)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long value is not read for every other one of its key`() {
    let short = String(repeating: "<key>a</key><dict><key>b</key><true/></dict>\n", count: 20_000)
    let long = String(repeating: "<key>b</key><true/>", count: 20_000)
    let text = infoPlist("\(short)<key>a</key><dict>\(long)</dict>")
    let findings = Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings
    #expect(findings.count { $0.rule.identifier == "duplicate-key" } == 39_999)
  }

  @Test(.timeLimit(.minutes(5)))
  func `one type declared two thousand times, on one line, is judged`() {
    let entry = type("com.example.acme.link", ["A", "b"])
    let all = String(repeating: entry, count: 1000)
    let text = infoPlist(
      "<key>UTExportedTypeDeclarations</key><array>\(all)</array>"
        + "<key>UTImportedTypeDeclarations</key><array>\(all)</array>"
    )
    let findings = Checker().check(Array(text.utf8), as: .sourceInfoPlist).findings
    #expect(findings.count { $0.rule.identifier == "duplicate-type" } == 1998)
    #expect(findings.count { $0.rule.identifier == "exported-and-imported" } == 1000)
  }

  @Test(arguments: ["", "<", "\u{0}", "</dict>", "\n#if A\n", "<!-- deepdrop:ignore a -->"])
  func `damage anywhere is judged, and fixed once and for all`(damage: String) throws {
    let sample = Array(
      infoPlist(claims("<dict/>", claim("", rank: nil)) + key("UIFileSharingEnabled", string("a")))
        .utf8
    )
    for index in stride(from: 0, to: sample.count, by: 3) {
      let bytes = Array(sample[..<index] + damage.utf8 + sample[(index + 1)...])
      guard let fixed = try? Checker().fixed(bytes, as: .sourceInfoPlist) else { continue }
      #expect(try Checker().fixed(fixed, as: .sourceInfoPlist) == fixed)
    }
  }

  @Test func `every truncation of Swift and JSON is read to its end`() {
    let swift = Array(
      ("/* /* */ */ UTType(exportedAs: \"a\\\"b\") ##\"\\##\"x\"## "
        + "#\"\"\"\"#\"\"\"# \"\"\" x \"\"\" // exportedAs").utf8
    )
    var checker = Checker()
    checker.exportedTypes = []
    for count in swift.indices {
      #expect(checker.check(Array(swift[..<count]), as: .swift).findings.count < 2)
    }
    let json = Array(
      #"{"applinks": {"details": [{"appIDs": ["a"], "components": [{"/": "\n"}]}]}}"#.utf8
    )
    for count in json.indices {
      #expect(rules(Array(json[..<count]), as: .siteAssociation) == ["unreadable"])
    }
  }
}
