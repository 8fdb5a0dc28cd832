import DeepDropKit
import Foundation
import Testing

@testable import DeepDropSimulatorWeb

@Suite struct PageSnapshotTests {
  @Test func `all that its files name lies beside them`() async throws {
    let files = try await snapshot(titled: "AC/DC: Live").files
    let names = /(?:href=|src=|from |import )"(?:\.\/)?([a-z0-9.-]+)"/
    var wanted: Set = [PageSnapshot.page]
    var seen: Set<String> = []
    while let name = wanted.subtracting(seen).first {
      seen.insert(name)
      let bytes = try #require(files[name], "\(name) is missing")
      guard !name.hasSuffix(".png"), !name.hasSuffix(".svg") else { continue }
      wanted.formUnion(
        String(decoding: bytes, as: UTF8.self).matches(of: names).map { String($0.1) }
      )
    }
    #expect(
      seen == [
        "snapshot.html", "snapshot.js", "comparison.js", "dialog.js", "dom.js", "wire.js",
        "dialogs.js", "page.css", "phone.css", "screens.css",
      ]
    )
  }

  @Test(arguments: ["AC/DC: Live", "</script><b>", "\u{2028}\"quoted\""])
  func `the dialogs are a script that holds them alone`(title: String) async throws {
    let script = try #require(try await snapshot(titled: title).files["dialogs.js"])
    let prefix = Array("export default ".utf8)
    #expect(script.starts(with: prefix))
    let expected = try await Comparison(of: shared(title)).json
    #expect(Array(script.dropFirst(prefix.count)) == expected)
  }

  private func snapshot(titled title: String) async throws -> PageSnapshot {
    try await PageSnapshot(of: shared(title))
  }

  private func shared(_ title: String) throws -> SharedLink {
    try SharedLink(title: title, link: DeepLink("acme://e/1"))
  }
}
