import Testing

@testable import DeepDropHTTPS

@Suite struct BodyMeterTests {
  private func meter() -> BodyMeter {
    var limits = ServerLimits.default
    limits.bodyRate = 100
    limits.bodyWindow = .seconds(10)
    return BodyMeter(limits)
  }

  @Test(arguments: [(999, true), (1000, false)])
  func `a window decides by its bytes`(bytes: Int, isTooSlow: Bool) {
    var meter = meter()
    meter.add(bytes)
    meter.add(.seconds(9))
    #expect(!meter.isTooSlow)
    #expect(meter.remaining == .seconds(1))
    meter.add(.seconds(1))
    #expect(meter.isTooSlow == isTooSlow)
  }

  @Test func `each window begins anew`() {
    var meter = meter()
    meter.add(5000)
    meter.add(.seconds(10))
    #expect(meter.remaining == .seconds(10))
    meter.add(.seconds(10))
    #expect(meter.isTooSlow)
  }

  @Test(arguments: [
    (Duration.milliseconds(5), 5), (.microseconds(1), 1), (.zero, 0), (.seconds(2), 2000),
  ])
  func `a wait is never rounded down`(duration: Duration, milliseconds: Int) {
    #expect(duration.milliseconds == milliseconds)
  }
}
