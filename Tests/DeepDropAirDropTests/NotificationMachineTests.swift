import DeepDropAirDrop
import Testing

/// Transcripts: each line is what happened, and what is done.
@Suite struct NotificationMachineTests {
  private func expect(
    needingActions: Bool = true,
    _ transcript: [(NotificationMachine.Event, NotificationMachine.Action)],
    location: SourceLocation = #_sourceLocation
  ) {
    var machine = NotificationMachine(keys: ["accept", "decline"], needsActions: needingActions)
    for (event, action) in transcript {
      #expect(machine.handle(event) == action, sourceLocation: location)
    }
  }

  @Test func `a question is shown, and the button counts`() {
    expect([
      (.start, .findCapabilities),
      (.capabilities(["actions", "body-markup"]), .show(hasActions: true, isMarkup: true)),
      (.shown(id: 7), .wait), (.chosen(id: 7, key: "accept"), .finish(.chosen("accept"))),
      (.closed(id: 7), .finish(.chosen("accept"))),
    ])
  }

  @Test func `another's notification and another's button do not matter`() {
    expect([
      (.start, .findCapabilities),
      (.capabilities(["actions"]), .show(hasActions: true, isMarkup: false)),
      (.chosen(id: 6, key: "accept"), .wait), (.shown(id: 7), .wait),
      (.chosen(id: 6, key: "accept"), .wait), (.closed(id: 6), .wait),
      (.chosen(id: 7, key: "default"), .wait), (.closed(id: 7), .finish(.dismissed)),
    ])
  }

  @Test func `a desktop without buttons cannot ask, but can tell`() {
    expect([
      (.start, .findCapabilities),
      (.capabilities(["body"]), .finish(.impossible(.noActions))),
    ])
    expect(
      needingActions: false,
      [
        (.start, .findCapabilities),
        (.capabilities(["body"]), .show(hasActions: false, isMarkup: false)),
      ]
    )
  }

  @Test func `a question that nobody waits for is taken back`() {
    expect([
      (.start, .findCapabilities),
      (.capabilities(["actions"]), .show(hasActions: true, isMarkup: false)),
      (.shown(id: 7), .wait), (.cancelled, .close(id: 7)),
      (.chosen(id: 7, key: "accept"), .finish(.dismissed)),
    ])
    expect([(.start, .findCapabilities), (.cancelled, .finish(.dismissed))])
  }

  @Test(arguments: 0...3) func `a failure ends it in every state`(events: Int) {
    var machine = NotificationMachine(keys: [], needsActions: false)
    let course: [NotificationMachine.Event] = [.start, .capabilities([]), .shown(id: 1)]
    for event in course.prefix(events) { _ = machine.handle(event) }
    #expect(machine.handle(.failed(.noAnswer)) == .finish(.impossible(.noAnswer)))
  }
}
