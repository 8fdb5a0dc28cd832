import Testing

@testable import DeepDropCLI

@Suite struct UnifiedDiffTests {
  @Test func `what looks the same and is not is a difference`() {
    #expect(
      diff("a\ne\u{301}\n", "a\n\u{E9}\n")
        == Array("--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-e\u{301}\n+\u{E9}\n".utf8)
    )
  }

  @Test func `bytes that are no UTF-8 stay what they are`() {
    let old: [UInt8] = [0x63, 0xE9, 0x0A, 0x61, 0x0A]
    let new: [UInt8] = [0x63, 0xE9, 0x0A, 0x62, 0x0A]
    #expect(
      UnifiedDiff.bytes(from: old, to: new, named: "f")
        == Array("--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n c".utf8) + [0xE9]
        + Array("\n-a\n+b\n".utf8)
    )
  }

  @Test func `a last line without an end says so, and a lone return is no end`() {
    #expect(
      diff("a\rb", "a\rc\r\n")
        == Array(
          "--- a/f\n+++ b/f\n@@ -1,1 +1,1 @@\n-a\rb\n\\ No newline at end of file\n+a\rc\r\n".utf8
        )
    )
  }

  private func diff(_ old: String, _ new: String) -> [UInt8] {
    UnifiedDiff.bytes(from: Array(old.utf8), to: Array(new.utf8), named: "/f")
  }
}
