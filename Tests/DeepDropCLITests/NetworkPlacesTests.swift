#if os(Linux)
  import DeepDropHTTPS
  import DeepDropLinux
  import Foundation
  import Testing

  @testable import DeepDropCLI

  @Suite struct NetworkPlacesTests {
    private let places = NetworkPlaces()
    private let old = UUID()
    private let new = UUID()

    private func receiver(_ name: String, port: UInt16) throws -> NearbyReceiver {
      NearbyReceiver(id: name, name: name, at: try Endpoint("::1", port: port))
    }

    @Test func `a device that was renamed keeps its new place, however late the old one is`()
      async throws
    {
      let (before, after) = (try receiver("Ann", port: 1), try receiver("Anna", port: 2))
      await places.assign("ann", to: old)
      await places.assign("ann", to: new)
      await places.enter(after, of: "ann", as: new)
      await places.enter(before, of: "ann", as: old)
      #expect(await places.receiver("ann") == after)
      await places.leave("ann", as: old)
      #expect(await places.receiver("ann") == after)
      await places.leave("ann", as: new)
      #expect(await places.receiver("ann") == nil)
    }

    @Test func `a place whose member has not come yet is nobody's`() async throws {
      await places.assign("ann", to: old)
      await places.enter(try receiver("Ann", port: 1), of: "ann", as: old)
      await places.assign("ann", to: new)
      #expect(await places.receiver("ann") == nil)
    }
  }
#endif
