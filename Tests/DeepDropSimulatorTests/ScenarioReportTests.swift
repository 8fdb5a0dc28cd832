import DeepDropSimulator
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ScenarioReportTests {
  @Test(arguments: [
    ("", "there is no step"),
    ("# Nothing but words\n", "there is no step"),
    ("device ann\nhome on ann\n", "nothing is expected"),
  ])
  func `what expects nothing fails`(text: String, lack: String) async throws {
    let report = await (try Example.parse(text)).run()
    let failure = "\(lack), a verdict needs a line that begins with “expect”"
    #expect(report.failure == failure)
    #expect(report.results.allSatisfy { $0.isPassed })
    #expect(report.transcript.hasSuffix("\nFailed: \(failure)\n"))
  }

  @Test func `one expectation is enough`() async throws {
    let scenario = try Scenario.between("expect screen home on ben")
    #expect(await scenario.run().failure == nil)
  }

  @Test func `nothing of a scenario takes effect where its report is shown`() async throws {
    let report = await
      (try Example.parse(
        """
        # Party \u{202E}gnp.exe
        device ann named "Ann\u{1B}[2J\u{85}"
        device ben
        store "Apps/Acme.plist"
        expect dialog title "Gig\u{1B}]0;\u{7}" on ben

        """
      )).run()
    let failure =
      #"line 5, expect dialog title "Gig\u{1B}]0;\u{7}" on ben: "#
      + #"expected a dialog for “Gig\u{1B}]0;\u{7}”, found the home screen"#
    #expect(report.failure == failure)
    #expect(
      report.transcript == #"""
        Party \u{202E}gnp.exe
          • device ann named "Ann\u{1B}[2J\u{85}" with ios16
          • device ben named "ben" with ios16
          • store Apps/Acme.plist
          ✗ expect dialog title "Gig\u{1B}]0;\u{7}" on ben
        Failed: \#(failure)

        """#
    )
    let xml = [report].junit
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    #expect(xml.contains(#"<testcase classname="deepdrop" name="Party \u{202E}gnp.exe">"#))
    #expect(xml.contains(#"<failure message="line 5, expect dialog title &quot;Gig\u{1B}]0;"#))
  }

  @Test func `what could not be run is an error, not a failure`() async throws {
    let passed = await (try Scenario.between("expect screen home on ben")).run()
    let failed = await (try Scenario.between("expect screen app on ben")).run()
    let obstacle = ScenarioReport.Obstacle("line 3, column 8: no & never", line: 3, column: 8)
    let unrun = ScenarioReport(name: "a.scenario", notRunFor: obstacle)
    #expect(!unrun.isPassed)
    #expect(unrun.transcript == "a.scenario\nNot run: line 3, column 8: no & never\n")
    let xml = [passed, failed, unrun].junit
    #expect(
      xml.contains("<testsuite name=\"deepdrop simulate\" tests=\"3\" failures=\"1\" errors=\"1\">")
    )
    #expect(
      xml.contains(
        """
            <testcase classname="deepdrop" name="a.scenario">
              <error message="line 3, column 8: no &amp; never">a.scenario
        Not run: line 3, column 8: no &amp; never
        </error>
            </testcase>

        """
      )
    )
    let json = try JSONEncoder().encode(unrun)
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let error = object?["error"] as? [String: Any]
    #expect(object?["passed"] as? Bool == false)
    #expect(error?["line"] as? Int == 3)
    #expect(error?["column"] as? Int == 8)
    #expect(error?["message"] as? String == "line 3, column 8: no & never")
  }
}
