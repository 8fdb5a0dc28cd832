import Testing

@testable import DeepDropSimulatorWeb

@Suite struct GateTests {
  let gate = Gate(token: "s3cret")

  @Test(arguments: ["127.0.0.1", "127.0.0.1:80", "localhost:8080", "LOCALHOST:8080"])
  func `this machine is let in under its names`(host: String) {
    #expect(
      gate.judge(path: "/s3cret/events", host: host, origin: nil) == .admitted("events")
    )
  }

  @Test(arguments: [
    nil, "", "example.com", "127.0.0.1.example.com", "[::1]:80", "192.0.2.1", "localhost.",
  ])
  func `a name that somebody made point here is refused`(host: String?) {
    #expect(
      gate.judge(path: "/s3cret/", host: host, origin: nil)
        == .refused("The simulator answers to 127.0.0.1 and localhost alone.")
    )
  }

  @Test(arguments: [
    "https://127.0.0.1:80", "http://127.0.0.1:81", "http://localhost:80", "null", "",
    "http://example.com",
  ])
  func `a page of another origin is refused`(origin: String) {
    #expect(
      gate.judge(path: "/s3cret/act", host: "127.0.0.1:80", origin: origin)
        == .refused("The simulator answers to its own page alone.")
    )
  }

  @Test func `the page itself is let in`() {
    #expect(
      gate.judge(path: "/s3cret/act", host: "127.0.0.1:80", origin: "http://127.0.0.1:80")
        == .admitted("act")
    )
  }

  @Test(arguments: [
    "", "/", "/s3cret", "/s3cre/act", "/s3cretx/act", "//act", "/S3CRET/act", "/x/",
  ])
  func `a path without the token is refused`(path: String) {
    #expect(
      gate.judge(path: path, host: "127.0.0.1", origin: nil)
        == .refused("Open the whole address that deepdrop simulate printed.")
    )
  }

  @Test func `no two tokens are the same`() {
    #expect(Set((0..<100).map { _ in Gate().token }).count == 100)
  }
}
