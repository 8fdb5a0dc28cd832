import DeepDropDeclarations
import Testing

@Suite struct RuleTests {
  @Test(arguments: RuleSample.all)
  func `a rule finds its mistake`(sample: RuleSample) {
    let report = sample.checker.check(Array(sample.wrong.utf8), as: sample.kind)
    let found = report.findings.filter { $0.rule.identifier == sample.rule }.map { finding in
      [
        finding.severity.rawValue, finding.place.map { String($0.line) } ?? "-", finding.item,
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
    #expect(found == sample.findings)
    #expect(found != [])
  }

  @Test(arguments: RuleSample.all)
  func `a rule leaves alone what is right`(sample: RuleSample) {
    let report = sample.checker.check(Array(sample.right.utf8), as: sample.kind)
    #expect(report.findings.filter { $0.rule.identifier == sample.rule } == [])
  }

  @Test(arguments: RuleSample.all)
  func `a fix sets right what it is about, keeps the rest, and is done once`(
    sample: RuleSample
  ) throws {
    let bytes = Array(sample.wrong.utf8)
    let findings = sample.checker.check(bytes, as: sample.kind).findings
    let fixable = findings.filter { $0.fix != nil && $0.rule.identifier == sample.rule }
    guard !fixable.isEmpty else { return }
    let fixed = try sample.checker.fixed(bytes, as: sample.kind)
    let left = sample.checker.check(fixed, as: sample.kind).findings
    #expect(left.filter { $0.fix != nil } == [])
    #expect(
      left.filter { $0.rule.identifier == sample.rule }.count
        == sample.findings.count - fixable.count
    )
    #expect(try sample.checker.fixed(fixed, as: sample.kind) == fixed)
  }

  @Test func `every rule has a sample`() {
    #expect(Set(RuleSample.all.map(\.rule)) == Set(Rule.all.map(\.identifier)))
  }

  @Test func `the rules that can be fixed are these`() {
    let fixable = RuleSample.all.filter { sample in
      sample.checker.check(Array(sample.wrong.utf8), as: sample.kind).findings.contains {
        $0.rule.identifier == sample.rule && $0.fix != nil
      }
    }
    #expect(
      Set(fixable.map(\.rule)).sorted() == [
        "associated-domain-syntax", "content-conformance-missing", "duplicate-extension",
        "empty-entry", "empty-string", "exported-and-imported", "extension-with-dot",
        "rank-missing", "string-for-array", "string-for-boolean", "type-letter-case",
        "unknown-rank", "unknown-role",
      ]
    )
  }

  @Test(arguments: Rule.all)
  func `a rule says what, why and from where`(rule: Rule) {
    #expect(rule.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(rule.summary.hasSuffix(".") && rule.explanation.hasSuffix("."))
    #expect(!rule.source.isEmpty)
    #expect(Rule.named(rule.identifier) == rule)
  }

  @Test func `the store’s codes are those of four rules`() {
    #expect(
      Rule.all.compactMap { rule in rule.storeCode.map { "\(rule.identifier) \($0)" } } == [
        "empty-entry ITMS-90243", "document-type-without-name ITMS-90243",
        "rank-missing ITMS-90788", "in-place-key-missing ITMS-90737",
        "scheme-syntax ITMS-90158",
      ]
    )
  }

  @Test func `what is right in every respect has no findings`() {
    #expect(Checker().check(Array(infoPlist(acme).utf8), as: .sourceInfoPlist).findings == [])
    #expect(Checker().check(Array(infoPlist(acme).utf8), as: .builtInfoPlist).findings == [])
  }
}
