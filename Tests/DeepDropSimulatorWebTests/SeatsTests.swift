import Testing

@testable import DeepDropSimulatorWeb

@Suite struct SeatsTests {
  @Test func `a seat is free again when nobody holds it`() {
    let seats = Seats(2)
    var taken = [seats.take(), seats.take()]
    #expect(taken.compactMap(\.self).count == 2)
    #expect(seats.take() == nil)
    taken.removeLast()
    taken.append(seats.take())
    #expect(taken.compactMap(\.self).count == 2)
    #expect(seats.take() == nil)
  }
}
