import DeepDropKit
import Testing

@Suite struct LinkErrorTests {
  @Test func `an error says its kind, and describes itself by its sentence`() {
    let error = #expect(throws: LinkError.self) { try DeepLink("/e/1") }
    #expect(error?.code.description == "malformed-link")
    #expect(
      error?.description
        == "“/e/1” is not an absolute link: it has to begin with a scheme, such as acme:// ."
    )
  }
}
