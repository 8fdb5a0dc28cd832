/// One kind of line: its pattern, and both ways between the words in its places and a step.
struct Form: Sendable {
  typealias Reading = @Sendable (inout Arguments) throws(SimulatorError) -> Step
  typealias Writing = @Sendable (Step) -> [String?]?

  let pattern: Pattern
  /// What it is for, in one sentence.
  let summary: String
  let read: Reading
  /// The words of a step of this form; nil for a step of another.
  let write: Writing

  init(
    _ pattern: String,
    _ summary: String,
    read: @escaping Reading,
    write: @escaping Writing
  ) {
    self.pattern = Pattern(pattern)
    self.summary = summary
    self.read = read
    self.write = write
  }
}

// MARK: - Families

extension Form {
  /// An act that says nothing but what it is.
  static func act(_ pattern: String, _ act: Act, _ summary: String) -> Self {
    Self(pattern + " on DEVICE", summary) { arguments throws(SimulatorError) in
      .act(act, at: try arguments.device())
    } write: { step in
      if case .act(act, let device) = step { [device] } else { nil }
    }
  }

  /// An act with one word more.
  static func act<Value>(
    _ pattern: String,
    _ summary: String,
    _ value: @escaping @Sendable (inout Arguments) throws(SimulatorError) -> Value,
    _ make: @escaping @Sendable (Value) -> Act,
    _ word: @escaping @Sendable (Act) -> String?
  ) -> Self {
    Self(pattern + " on DEVICE", summary) { arguments throws(SimulatorError) in
      let value = try value(&arguments)
      return .act(make(value), at: try arguments.device())
    } write: { step in
      guard case .act(let act, let device) = step, let word = word(act) else { return nil }
      return [word, device]
    }
  }

  /// A share of some content.
  static func share(
    _ pattern: String,
    _ summary: String,
    _ content: @escaping @Sendable (inout Arguments) throws(SimulatorError) -> SharedContent,
    _ words: @escaping @Sendable (SharedContent) -> [String?]?
  ) -> Self {
    Self("share " + pattern + " from APP on DEVICE", summary) { arguments throws(SimulatorError) in
      let content = try content(&arguments)
      let app = try arguments.app()
      return .act(.share(content, from: app), at: try arguments.device())
    } write: { step in
      guard case .act(.share(let content, let app), let device) = step, let words = words(content)
      else { return nil }
      return words + [app, device]
    }
  }

  /// An expectation that says nothing but what it is.
  static func expect(_ pattern: String, _ expectation: Expectation, _ summary: String) -> Self {
    Self("expect " + pattern + " on DEVICE", summary) { arguments throws(SimulatorError) in
      .expect(expectation, at: try arguments.device())
    } write: { step in
      if case .expect(expectation, let device) = step { [device] } else { nil }
    }
  }

  /// An expectation with some words more.
  static func expect(
    _ pattern: String,
    _ summary: String,
    _ make: @escaping @Sendable (inout Arguments) throws(SimulatorError) -> Expectation,
    _ words: @escaping @Sendable (Expectation) -> [String]?
  ) -> Self {
    Self("expect " + pattern + " on DEVICE", summary) { arguments throws(SimulatorError) in
      let expectation = try make(&arguments)
      return .expect(expectation, at: try arguments.device())
    } write: { step in
      guard case .expect(let expectation, let device) = step, let words = words(expectation)
      else { return nil }
      return words + [device]
    }
  }
}
