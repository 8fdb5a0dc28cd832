import FoundationStandIn
import Testing

/// The Mac's part of the rim: `os(macOS)` is false here, so it is compiled and not run.
@Suite struct MacTests {
  private static let folder = Declarations.repository.appending(path: "Sources/DeepDropUI/AppKit")

  static let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()

  @Test func `the Mac's part is there`() {
    #expect(Self.files == ["LinkReceiver+AppKit.swift", "NSSharingService+Link.swift"])
  }

  @Test(arguments: files ?? [])
  func `the Mac's part compiles against the stand-in`(file: String) throws {
    let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    #expect(source.hasPrefix("#if os(macOS)\n"))
    #expect(try Toolchain.refusals(of: source.asOnAMac) == "")
  }

  @Test func `a wrong call is found`() throws {
    let source = "#if os(macOS)\nimport AppKit\nNSSharingService(named: 1)\n#endif"
    #expect(try Toolchain.refusals(of: source.asOnAMac).contains("error: cannot convert value"))
  }
}

extension String {
  fileprivate var asOnAMac: String { replacing("#if os(macOS)", with: "#if true") }
}
