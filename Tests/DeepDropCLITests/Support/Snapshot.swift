import Foundation
import Testing

/// Compares a text with the one recorded in Snapshots.
///
/// `DEEPDROP_RECORD_SNAPSHOTS=1 swift test` records it anew; read the difference before you commit.
func expectSnapshot(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots/\(name)")
  if ProcessInfo.processInfo.environment["DEEPDROP_RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: url)
  }
  let recorded = try String(contentsOf: url, encoding: .utf8)
  #expect(text == recorded, sourceLocation: sourceLocation)
}
