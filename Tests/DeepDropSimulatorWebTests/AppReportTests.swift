import Testing

@testable import DeepDropSimulatorWeb

@Suite struct AppReportTests {
  @Test func `an app's mistakes are told with their places and cures`() {
    let report = AppReport(
      on: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.acme</string>
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array>
        <string>acme://</string>
        </array>
        </dict></array>
        </dict></plist>

        """.utf8
      )
    )
    let error = report.findings.first { $0.severity == "error" }
    #expect(error?.details.first == "Line 6: <string>acme://</string>")
    #expect(error?.details.last == "[scheme-syntax]")
  }

  @Test func `of very many mistakes the worst are told, and how many there are`() {
    let claims = String(repeating: "<dict/>", count: 200)
    let text =
      "<plist><dict><key>CFBundleDocumentTypes</key><array>\(claims)</array></dict></plist>"
    let findings = AppReport(on: Array(text.utf8)).findings
    #expect(findings.count == 101)
    #expect(findings.first?.severity == "error")
    #expect(findings.last?.message.hasPrefix("There are 10") == true)
  }

  @Test func `a file that is no property list is a mistake too`() {
    #expect(AppReport(on: Array("<plist><dict>".utf8)).findings.map(\.severity) == ["error"])
  }
}
