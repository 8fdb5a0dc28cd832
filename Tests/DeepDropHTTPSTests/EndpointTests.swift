import Testing

@testable import DeepDropHTTPS

@Suite struct EndpointTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1:80"), ("::1", "[::1]:80"), ("FE80:0::1", "[fe80::1]:80"),
    ("fe80::1%1", "[fe80::1%1]:80"), ("fe80::1%lo", "[fe80::1%1]:80"),
    ("::ffff:192.0.2.1", "192.0.2.1:80"),
  ])
  func `an address has one spelling`(address: String, description: String) throws {
    #expect(try Endpoint(address, port: 80).description == description)
  }

  @Test(arguments: [
    "", "localhost", "1.2.3", "1.2.3.4.5", "256.1.1.1", "[::1]", ":::", "::1 ", "1.2.3.4\0",
  ])
  func `anything else is refused`(address: String) {
    let error = #expect(throws: HTTPSError.self) { try Endpoint(address, port: 80) }
    #expect(error?.message == "“\(address)” is no numeric IP address.")
  }

  @Test(arguments: ["none7", "", "0", "-1", "99999999999"])
  func `an interface that does not exist is refused`(name: String) {
    let error = #expect(throws: HTTPSError.self) { try Endpoint("fe80::1%\(name)", port: 80) }
    #expect(error?.message == "There is no interface named “\(name)”.")
  }

  @Test func `a socket address makes the same endpoint again`() throws {
    let endpoint = try Endpoint("fe80::1:2", port: 8770, scopeID: 3)
    #expect(Endpoint(endpoint.socketAddress.0) == endpoint)
  }
}
