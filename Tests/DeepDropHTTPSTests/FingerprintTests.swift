import Testing

@testable import DeepDropHTTPS

@Suite struct FingerprintTests {
  /// SHA-256 of no bytes (FIPS 180-4, checked with sha256sum).
  private let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  @Test func `it is written in hexadecimal`() {
    #expect(Fingerprint(digest: GnuTLS.sha256([])).description == empty)
  }

  @Test func `what is written is read again`() throws {
    #expect(Fingerprint(empty) == Fingerprint(digest: GnuTLS.sha256([])))
    #expect(Fingerprint(empty.uppercased()) == Fingerprint(empty))
    #expect(Fingerprint("E3:" + empty.dropFirst(2)) == Fingerprint(empty))
  }

  @Test(arguments: ["", "e3", String(repeating: "g", count: 64), String(repeating: "0", count: 65)])
  func `anything else is none`(text: String) {
    #expect(Fingerprint(text) == nil)
  }
}
