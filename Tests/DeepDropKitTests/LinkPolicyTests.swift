import DeepDropKit
import Testing

@Suite struct LinkPolicyTests {
  @Test(arguments: [
    ("acme://e/1", true), ("ACME:e", true), ("acmex://e/1", false), ("acm:e", false),
    ("https://example.com/e/1", true), ("HTTPS://EXAMPLE.COM:8443", true),
    ("https://user@example.com/", true),
    ("http://example.com/e/1", false),
    ("https://example.com@evil.test/", false), ("https://www.example.com/", false),
    ("https://example.com.evil.test/", false), ("https://example.com./", false),
    ("https://evil.test/?acme://e", false), ("https://evil.test#@example.com", false),
    // L16, S22
    ("file:///etc/passwd", false), ("javascript:alert(1)", false),
    ("data:text/plain;base64,QQ==", false), ("smb://example.com/x", false),
    ("itms-services://?action=download", false), ("JavaScript:alert(1)//acme:", false),
  ])
  func `an app takes its own schemes and hosts`(text: String, isAllowed: Bool) throws {
    let policy = LinkPolicy(schemes: ["Acme"], hosts: ["Example.com"])
    #expect(policy.allows(try DeepLink(text)) == isAllowed)
  }

  @Test(
    arguments: [
      ("https://evil.test/", .any, .refused, true), ("http://evil.test/", .any, .refused, false),
      ("http://evil.test/", .any, .allowed, true),
      ("http://evil.test/", .ownHosts, .allowed, false),
      ("http://example.com/", .ownHosts, .allowed, true), ("file:///x", .any, .allowed, false),
    ] as [(String, LinkPolicy.WebLinks, LinkPolicy.PlainHTTP, Bool)]
  )
  func `other web links are an option, and so is http`(
    text: String,
    webLinks: LinkPolicy.WebLinks,
    plainHTTP: LinkPolicy.PlainHTTP,
    isAllowed: Bool
  ) throws {
    let policy = LinkPolicy(
      schemes: [],
      hosts: ["example.com"],
      webLinks: webLinks,
      plainHTTP: plainHTTP
    )
    #expect(policy.allows(try DeepLink(text)) == isAllowed)
  }

  @Test(arguments: ["file:///etc/passwd", "JAVASCRIPT:alert(1)", "data:,x", "https://evil.test/"])
  func `naming a dangerous scheme or https does not open it`(text: String) throws {
    let policy = LinkPolicy(schemes: ["file", "JavaScript", "data", "https", "acme"])
    #expect(!policy.allows(try DeepLink(text)))
    #expect(policy.schemes == ["acme"])
  }

  @Test func `a refusal names what is taken`() throws {
    let link = try DeepLink("https://example.com@evil.test/")
    let policy = LinkPolicy(schemes: ["beta", "acme"], hosts: ["example.com"])
    let error = #expect(throws: LinkError.self) { try policy.check(link) }
    #expect(error?.code == .refusedLink)
    #expect(
      error?.message == "The link “https://example.com@evil.test/” is refused, since "
        + "https://evil.test is not allowed: allowed is acme:, beta:, https://example.com."
    )
    let data = try DeepLink("data:,x")
    #expect(
      throws: LinkError(
        .refusedLink,
        "The link “data:,x” is refused, since data: is not allowed: allowed is no link at all."
      )
    ) {
      try LinkPolicy(schemes: []).check(data)
    }
    #expect(throws: Never.self) { try policy.check(DeepLink("acme://e/1")) }
  }

  @Test func `a scheme or host that no link has is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) { _ = LinkPolicy(schemes: ["acme:"]) }
    await #expect(processExitsWith: .failure) { _ = LinkPolicy(schemes: ["acme://e"]) }
    await #expect(processExitsWith: .failure) {
      _ = LinkPolicy(schemes: [], hosts: ["https://example.com"])
    }
    await #expect(processExitsWith: .failure) { _ = LinkPolicy(schemes: [], hosts: ["*.a.test"]) }
  }

  @Test(arguments: ["localhost", "127.0.0.1", "::1", "my_host.example.com", "xn--bcher-kva.test"])
  func `any host that a link can have may be named`(host: String) throws {
    let policy = LinkPolicy(schemes: [], hosts: [host])
    let link = try DeepLink("https://\(host.contains(":") ? "[\(host)]" : host)/x")
    #expect(policy.allows(link))
  }
}
