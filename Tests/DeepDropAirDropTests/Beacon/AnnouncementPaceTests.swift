import DeepDropAirDrop
import Testing

@Suite struct AnnouncementPaceTests {
  private let beacon = ContinuityMessages(manufacturerData: Beacon().manufacturerData)

  @Test func `a sender nearby hurries the announcements for a while`() {
    var pace = AnnouncementPace()
    #expect(pace.interval(at: .seconds(1)) == .seconds(3))
    pace.hear(beacon, at: .seconds(10))
    #expect(pace.interval(at: .seconds(10)) == .seconds(1))
    pace.hear(beacon, at: .seconds(20))
    #expect(pace.interval(at: .seconds(34)) == .seconds(1))
    #expect(pace.interval(at: .seconds(35)) == .seconds(3))
  }

  @Test func `a device that only says that it receives does not`() {
    var pace = AnnouncementPace()
    pace.hear(ContinuityMessages(manufacturerData: [0x10, 0x01, 0x40]), at: .zero)
    #expect(pace.interval(at: .zero) == .seconds(3))
  }
}
