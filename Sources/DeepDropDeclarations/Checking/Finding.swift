/// A mistake in a file: the cause, the place, the cure.
public struct Finding: Sendable, Hashable {
  /// The rule that found it.
  public let rule: Rule
  /// How much it matters here; a source file is judged more mildly where a build may set it right.
  public let severity: Severity
  /// Where it is; nil in a binary property list, and where the whole file is meant.
  public let place: Place?
  /// What it is about, such as `“com.example.acme.link”`; empty where the message says it all.
  public let item: String
  /// The cause, in one sentence.
  public let message: String
  /// What to do about it, in one sentence.
  public let cure: String
  /// The change that sets it right, where one is safe.
  public let fix: Fix?
}

extension Finding {
  /// A place in a text.
  public struct Place: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column of the first character, in Unicode scalars from 1.
    public let column: Int
    /// How many scalars of the line are meant, at least 1.
    public let length: Int
    /// The line, without its end; shortened where it is very long.
    public let excerpt: String

    let offset: Int
  }
}
