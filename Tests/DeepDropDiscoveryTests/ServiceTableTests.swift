import Testing

@testable import DeepDropDiscovery

@Suite struct ServiceTableTests {
  private let wlan = NetworkInterface(index: 3, name: "wlan0")
  private let wired = NetworkInterface(index: 2, name: "eth0")

  private func address(_ last: UInt8, on interface: NetworkInterface) throws -> ServiceAddress {
    try #require(
      ServiceAddress(
        bytes: [0xFE, 0x80] + Array(repeating: 0, count: 13) + [last],
        interface: interface,
        isLoopback: false
      )
    )
  }

  private func place(_ interface: NetworkInterface, _ name: String = "a") -> ServiceTable.Place {
    ServiceTable.Place(name: name, interface: interface.index)
  }

  @Test func `protocols and interfaces of one name become one service`() throws {
    var table = ServiceTable()
    let areNew = [
      table.found(place(wlan), over: 0), table.found(place(wlan), over: 1),
      table.found(place(wired), over: 1),
    ]
    #expect(areNew == [true, false, true])
    for interface in [wlan, wired] {
      table.resolved(place(interface), host: "a.local", port: 1, text: .empty)
      table.addressFound(try address(1, on: interface), at: place(interface))
    }
    #expect(table.services.map(\.key) == ["a"])
    #expect(table.services["a"]?.interfaces == [wired, wlan])
  }

  @Test func `a service without an address is not one yet`() throws {
    var table = ServiceTable()
    _ = table.found(place(wlan), over: 0)
    table.resolved(place(wlan), host: "a.local", port: 1, text: .empty)
    #expect(table.services.isEmpty)
    table.addressFound(try address(1, on: wlan), at: place(wlan))
    #expect(table.services.count == 1)
    table.addressLost(try address(1, on: wlan), at: place(wlan))
    #expect(table.services.isEmpty)
  }

  @Test func `a place is left when its last protocol is`() {
    var table = ServiceTable()
    _ = table.found(place(wlan), over: 0)
    _ = table.found(place(wlan), over: 1)
    let areLeft = [0, 1, 1].map { table.lost(place(wlan), over: $0) }
    #expect(areLeft == [false, true, false])
  }

  @Test func `whoever misses the roll call is gone`() {
    var table = ServiceTable()
    _ = table.found(place(wlan, "here"), over: 0)
    _ = table.found(place(wlan, "gone"), over: 0)
    table.beginRoll()
    let isNew = table.found(place(wlan, "here"), over: 0)
    let gone = [table.endRoll(), table.endRoll()]
    #expect(!isNew)
    #expect(gone == [[place(wlan, "gone")], []])
  }

  @Test func `another host under the same name does not mix in its addresses`() throws {
    var table = ServiceTable()
    for (interface, host) in [(wired, "a.local"), (wlan, "evil.local")] {
      _ = table.found(place(interface), over: 0)
      table.resolved(place(interface), host: host, port: 1, text: .empty)
      table.addressFound(try address(1, on: interface), at: place(interface))
    }
    #expect(table.services["a"]?.host == "a.local")
    #expect(table.services["a"]?.interfaces == [wired])
  }

  @Test func `strangers cannot fill it without end`() throws {
    var table = ServiceTable()
    for number in 0...ServiceTable.placeLimit {
      let isNew = table.found(place(wlan, "\(number)"), over: 0)
      #expect(isNew == (number < ServiceTable.placeLimit))
    }
    table.resolved(place(wlan, "0"), host: "a.local", port: 1, text: .empty)
    for last in UInt8(1)...40 {
      table.addressFound(try address(last, on: wlan), at: place(wlan, "0"))
    }
    #expect(table.services["0"]?.addresses.count == ServiceTable.addressLimit)
  }
}
