import Testing

@testable import DeepDropLinux

@Suite struct PlacesTests {
  @Test func `the environment says where things are kept`() {
    let places = Places(environment: [
      "HOME": "/home/acme", "XDG_STATE_HOME": "/state", "XDG_DATA_HOME": "relative",
    ])
    #expect(places.data == "/home/acme/.local/share/deepdrop")
    #expect(places.state == "/state/deepdrop")
    #expect(places.downloads == "/home/acme/Downloads")
  }

  @Test func `without a home in the environment there still is one`() {
    #expect(Places(environment: [:]).downloads.hasSuffix("/Downloads"))
    #expect(Places(environment: [:]).downloads.hasPrefix("/"))
  }
}
