import Foundation
import Testing

@testable import DeepDropSimulatorWeb

@Suite struct AssetTests {
  @Test func `every file is the one that lies in Resources`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/DeepDropSimulatorWeb/Resources").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let assets = Asset.all + Asset.snapshot
    #expect(Set(names) == Set(assets.map { $0.name.isEmpty ? "page.html" : $0.name }))
    for asset in assets {
      let name = asset.name.isEmpty ? "page.html" : asset.name
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(asset.bytes == Array(bytes), "\(name)")
    }
  }

  /// The policy forbids both, and a page that needs them would be blank.
  @Test func `no page holds a script or a style of its own`() {
    for asset in Asset.all + Asset.snapshot where asset.mediaType.hasPrefix("text/html") {
      let text = String(decoding: asset.bytes, as: UTF8.self)
      #expect(!text.contains("<style"))
      #expect(!text.contains(" style="))
      #expect(!text.contains(/<script(?![^>]*\bsrc=)/))
      #expect(!text.contains(#/\son[a-z]+=/#))
    }
  }

  @Test func `no script makes markup of a text`() {
    for asset in Asset.all + Asset.snapshot where asset.name.hasSuffix(".js") {
      let text = String(decoding: asset.bytes, as: UTF8.self)
      #expect(!text.contains(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/))
    }
  }

  @Test(arguments: [
    ("", "text/html; charset=utf-8"), ("page.css", "text/css; charset=utf-8"),
    ("main.js", "text/javascript; charset=utf-8"), ("icon.svg", "image/svg+xml"),
    ("event-1.png", "image/png"),
  ])
  func `a file has the media type of its name`(name: String, type: String) {
    #expect(Asset.named(name)?.mediaType == type)
  }
}
