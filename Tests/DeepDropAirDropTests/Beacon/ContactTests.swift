import Testing

@testable import DeepDropAirDrop

@Suite struct ContactAddressTests {
  @Test(
    arguments: [
      ("Laptop@Example.com", "laptop@example.com"), (" a@b", "a@b"),
      ("+49 151 12345678", "4915112345678"), ("0049(151)1234-5678", "4915112345678"),
      ("+1.415.555/0100", "14155550100"),
    ]
  )
  func `an address is spelled as it is hashed`(text: String, normalized: String) {
    #expect(ContactAddress(text)?.normalized == normalized)
  }

  @Test(
    arguments: [
      "", "@", "a@", "@b", "a@b@c", "a b@c", "0151 12345678", "+49 151 x", "+123456",
      "+1234567890123456", "+٣٣٣٣٣٣٣٣", "+12345\u{301}678",
      String(repeating: "a", count: 254) + "@b",
    ]
  )
  func `what is neither, or lacks its country code, is none`(text: String) {
    #expect(ContactAddress(text) == nil)
  }
}

@Suite struct ContactHashTests {
  @Test(arguments: [("laptop@example.com", [0xfb, 0x53]), ("+4915112345678", [0x8e, 0xfb])])
  func `a hash is the first two bytes of SHA-256`(text: String, bytes: [UInt8]) throws {
    let hash = ContactHash(of: try #require(ContactAddress(text)))
    #expect([hash.bytes.0, hash.bytes.1] == bytes)
  }
}

@Suite struct SHA256Tests {
  /// Around the edges of a block and of its padding.
  @Test(
    arguments: [
      (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    ]
  )
  func `so many letters a have this digest`(count: Int, digest: String) {
    #expect(SHA256.digest([UInt8](repeating: 0x61, count: count)).hex == digest)
  }
}
