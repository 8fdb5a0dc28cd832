import Testing

@testable import DeepDropAirDrop

@Suite struct PeerLedgerTests {
  private var ledger = PeerLedger(limits: ReceiverLimits())

  /// Asks, and is declined.
  private mutating func decline(_ address: String, at now: Duration) -> Refusal? {
    let refusal = ledger.ask(from: address, at: now)
    if refusal == nil { ledger.answered(.decline, to: address, at: now) }
    return refusal
  }

  @Test mutating func `the silence counts from the last decline`() {
    for seconds in [0, 500, 590] { #expect(decline("a", at: .seconds(seconds)) == nil) }
    for seconds in [590, 601, 1189] {
      #expect(ledger.ask(from: "a", at: .seconds(seconds)) == .declinedBefore(limit: 3))
    }
    #expect(ledger.ask(from: "a", at: .seconds(1190)) == nil)
  }

  @Test mutating func `an answer that took long counts from when it came`() {
    for _ in 1...3 {
      #expect(ledger.ask(from: "a", at: .zero) == nil)
      ledger.answered(.decline, to: "a", at: .seconds(700))
    }
    #expect(ledger.ask(from: "a", at: .seconds(701)) == .declinedBefore(limit: 3))
  }

  @Test mutating func `whoever changes the address is declined unasked all the same (A10)`() {
    let refusals = (0..<60).map { decline("fe80::a:\($0)", at: .seconds($0)) }
    #expect(refusals.prefix(24).allSatisfy { $0 == nil })
    #expect(refusals.dropFirst(24).allSatisfy { $0 == .everybodyDeclined(limit: 24) })
    #expect(ledger.ask(from: "b", at: .seconds(622)) == .everybodyDeclined(limit: 24))
    #expect(ledger.ask(from: "b", at: .seconds(623)) == nil)
  }

  @Test mutating func `whoever asks and leaves, from address after address, is declined too`() {
    for number in 0..<24 {
      #expect(ledger.ask(from: "\(number)", at: .zero) == nil)
      ledger.left("\(number)", at: .zero)
    }
    #expect(ledger.ask(from: "stranger", at: .zero) == .everybodyDeclined(limit: 24))
  }

  @Test mutating func `whoever is welcome may take questions back`() {
    ledger.answered(.accept, to: "friend", at: .zero)
    for _ in 0..<24 {
      #expect(ledger.ask(from: "friend", at: .zero) == nil)
      ledger.left("friend", at: .zero)
    }
    #expect(ledger.ask(from: "stranger", at: .zero) == nil)
  }

  @Test func `answers make the ledger no longer than its limit`() {
    var limits = ReceiverLimits()
    limits.peers = 2
    var ledger = PeerLedger(limits: limits)
    for address in ["a", "b"] { ledger.answered(.accept, to: address, at: .zero) }
    for address in ["c", "d"] { #expect(ledger.ask(from: address, at: .seconds(1)) == nil) }
    for address in ["c", "d"] { ledger.answered(.accept, to: address, at: .seconds(2)) }
    #expect(ledger.count == 2)
  }

  @Test mutating func `whoever was accepted before may still ask`() {
    #expect(ledger.ask(from: "friend", at: .zero) == nil)
    ledger.answered(.accept, to: "friend", at: .zero)
    for number in 0..<24 { #expect(decline("\(number)", at: .seconds(1000)) == nil) }
    #expect(ledger.ask(from: "stranger", at: .seconds(1001)) == .everybodyDeclined(limit: 24))
    #expect(ledger.ask(from: "friend", at: .seconds(1001)) == nil)
    ledger.answered(.accept, to: "friend", at: .seconds(1001))
    #expect(ledger.ask(from: "stranger", at: .seconds(1001)) == nil)
  }

  @Test mutating func `who is welcome is remembered longer than strangers`() {
    #expect(ledger.ask(from: "friend", at: .zero) == nil)
    ledger.answered(.accept, to: "friend", at: .zero)
    for number in 0..<2000 { _ = ledger.ask(from: "\(number)", at: .seconds(1)) }
    for number in 0..<24 { #expect(decline("\(number)", at: .seconds(2)) == nil) }
    #expect(ledger.ask(from: "stranger", at: .seconds(3)) == .everybodyDeclined(limit: 24))
    #expect(ledger.ask(from: "friend", at: .seconds(3)) == nil)
  }
}
