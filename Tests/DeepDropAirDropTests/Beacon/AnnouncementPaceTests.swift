import DeepDropAirDrop
import Testing

@Suite struct AnnouncementPaceTests {
  @Test func `a sender nearby hurries the announcements for a while`() {
    var pace = AnnouncementPace()
    #expect(pace.interval(at: .seconds(1)) == .seconds(5))
    pace.hearSender(at: .seconds(10))
    #expect(pace.interval(at: .seconds(10)) == .seconds(1))
    pace.hearSender(at: .seconds(20))
    #expect(pace.interval(at: .seconds(49)) == .seconds(1))
    #expect(pace.interval(at: .seconds(50)) == .seconds(5))
  }
}
