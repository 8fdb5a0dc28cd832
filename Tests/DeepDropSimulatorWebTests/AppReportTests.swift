import DeepDropSimulator
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

  @Test func `a file that is no property list is a mistake too, with its place`() throws {
    let bytes = Array("<plist><dict>\n<key>a</string>".utf8)
    let error = try #require(throws: SimulatorError.self) { try DeviceApp(infoPlist: bytes) }
    let report = AppReport(refusing: error)
    #expect(report.findings.map(\.severity) == ["error"])
    #expect(report.findings.map(\.message) == [error.message])
    #expect(report.message == error.message)
    #expect(error.message.contains("line 2, column "))
  }
}
