import DeepDropAirDrop
import Testing

@Suite struct ContinuityMessagesTests {
  private let beacon = Beacon()

  private func read(_ bytes: [UInt8]) -> ContinuityMessages {
    ContinuityMessages(manufacturerData: bytes)
  }

  @Test func `a beacon is found behind other messages`() {
    let messages = read([0x10, 0x02, 0x40, 0x00] + beacon.manufacturerData)
    #expect(messages.beacon == beacon)
    #expect(messages.isReceivingEnabled == true)
  }

  @Test(arguments: [(0x40, true), (0x4F, true), (0x00, false), (0xBF, false), (0x04, false)])
  func `the third flag of Nearby Info says whether AirDrop is received`(
    byte: UInt8,
    isEnabled: Bool
  ) {
    #expect(read([0x10, 0x01, byte]).isReceivingEnabled == isEnabled)
  }

  @Test(
    arguments: [
      // Another kind, with a beacon's bytes inside.
      [0x0C, 0x14] + Beacon().manufacturerData,
      [0x0C, 0x16, 0x00, 0x00] + Beacon().manufacturerData,
      // A beacon's type with a length that is not a beacon's.
      [0x05, 0x11] + Beacon().body.dropLast(),
      [0x05, 0x13] + Beacon().body + [0],
      // A length that leads past the end, here and in what comes first.
      [0x05, 0x12] + Beacon().body.dropLast(),
      [0x0C, 0xFF] + Beacon().manufacturerData,
      [], [0x05], [0x10, 0x00],
    ] as [[UInt8]]
  )
  func `what is no beacon is none`(bytes: [UInt8]) {
    #expect(read(bytes) == read([]))
    #expect(read(bytes).beacon == nil)
  }

  @Test func `no beacon can be cut short`() {
    for count in 0..<beacon.manufacturerData.count {
      #expect(read(Array(beacon.manufacturerData.prefix(count))).beacon == nil)
    }
  }

  @Test func `of two the first counts`() {
    let messages = read(beacon.manufacturerData + Beacon(.second).manufacturerData)
    #expect(messages.beacon == beacon)
  }
}
