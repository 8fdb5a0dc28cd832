internal import DeepDropPropertyList

extension [ScenarioReport] {
  /// The reports as JUnit XML, which CI systems read: one test case a scenario.
  public var junit: String {
    let errors = count { $0.obstacle != nil }
    let failures = count { !$0.isPassed } - errors
    let counts = "tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="deepdrop simulate" \(counts)>

      """
    for report in self {
      let name = report.name.spelledOut.xmlAttributeEscaped
      guard let failure = report.failure else {
        xml += "    <testcase classname=\"deepdrop\" name=\"\(name)\"/>\n"
        continue
      }
      let kind = report.obstacle == nil ? "failure" : "error"
      xml += """
            <testcase classname="deepdrop" name="\(name)">
              <\(kind) message="\(failure.xmlAttributeEscaped)">\(report.transcript.xmlEscaped)</\(kind)>
            </testcase>

        """
    }
    return xml + "  </testsuite>\n</testsuites>\n"
  }
}
