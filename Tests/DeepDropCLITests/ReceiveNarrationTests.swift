import Testing

@testable import DeepDropCLI

@Suite struct ReceiveNarrationTests {
  private static let visible = ReceiveEvent(event: .visible, message: "visible as “Desk”")

  private static func refusal(_ number: Int) -> ReceiveEvent {
    ReceiveEvent(event: .refused, address: "::1", message: "refusal \(number)")
  }

  private static func folded(_ count: Int, _ message: String) -> ReceiveEvent {
    ReceiveEvent(event: .refused, count: count, message: message)
  }

  /// After as many refusals, ten a second.
  private static func narration(
    refusing count: Int
  ) -> (narration: ReceiveNarration, told: [ReceiveEvent]) {
    var narration = ReceiveNarration()
    let told = (0..<count).flatMap {
      narration.telling(refusal($0), at: .milliseconds(100 * $0))
    }
    return (narration, told)
  }

  @Test func `a few refusals are told, each`() {
    var (narration, told) = Self.narration(refusing: 8)
    #expect(told == (0..<8).map(Self.refusal))
    #expect(narration.tellingFolded() == [])
    #expect(narration.telling(Self.visible, at: .seconds(1)) == [Self.visible])
  }

  @Test func `of many, the rest is counted when it is over`() {
    var (narration, told) = Self.narration(refusing: 100)
    #expect(told == (0..<8).map(Self.refusal))
    #expect(narration.tellingFolded() == [Self.folded(92, "and 92 more like that")])
    #expect(narration.tellingFolded() == [])
  }

  @Test func `the number comes before the next other line, which makes no room for more`() {
    var (narration, _) = Self.narration(refusing: 9)
    #expect(
      narration.telling(Self.visible, at: .seconds(1))
        == [Self.folded(1, "and 1 more like that"), Self.visible]
    )
    #expect(narration.telling(Self.refusal(9), at: .seconds(2)) == [])
  }

  @Test func `a flood that goes on has a few lines in each window`() {
    let told = Self.narration(refusing: 300).told
    let windows = [0, 100, 200].map { start in (start..<start + 8).map(Self.refusal) }
    let count = [Self.folded(92, "and 92 more like that")]
    #expect(told == windows[0] + count + windows[1] + count + windows[2])
  }

  @Test func `questions that are taken back are counted like refusals`() {
    let unanswered = ReceiveEvent(event: .unanswered, message: "the connection ended")
    var narration = ReceiveNarration()
    let told = (0..<100).flatMap { _ in narration.telling(unanswered, at: .zero) }
    #expect(told == Array(repeating: unanswered, count: 8))
    #expect(narration.tellingFolded() == [Self.folded(92, "and 92 more like that")])
  }

  @Test func `a question that the owner ends was not left by its sender`() {
    let unanswered = ReceiveEvent(event: .unanswered, message: "the connection ended")
    var narration = ReceiveNarration()
    #expect(narration.telling(unanswered, at: .zero) == [unanswered])
    narration.finish()
    #expect(narration.telling(unanswered, at: .zero) == [])
    #expect(narration.telling(Self.visible, at: .zero) == [Self.visible])
  }
}
