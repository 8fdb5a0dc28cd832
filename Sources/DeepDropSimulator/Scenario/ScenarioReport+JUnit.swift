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
      let name = report.name.xmlEscaped
      guard let failure = report.failure else {
        xml += "    <testcase classname=\"deepdrop\" name=\"\(name)\"/>\n"
        continue
      }
      let kind = report.obstacle == nil ? "failure" : "error"
      xml += """
            <testcase classname="deepdrop" name="\(name)">
              <\(kind) message="\(failure.xmlEscaped)">\(report.transcript.xmlEscaped)</\(kind)>
            </testcase>

        """
    }
    return xml + "  </testsuite>\n</testsuites>\n"
  }
}

extension String {
  /// The text as it may stand in XML 1.0, in an attribute too; what XML cannot hold is replaced.
  fileprivate var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
