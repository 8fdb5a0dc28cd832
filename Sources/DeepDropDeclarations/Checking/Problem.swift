internal import DeepDropPropertyList

/// What a rule found, before it is a ``Finding`` with a line of text.
struct Problem: Sendable, Hashable {
  /// Bytes of the source; nil where the whole file is meant.
  let range: Range<Int>?
  /// What it is about, quoted; findings of one rule are told apart by it.
  let item: String
  /// The cause, as a sentence.
  let message: String
  /// What to do about it, as a sentence.
  let cure: String
  /// Where it matters more or less than its rule says.
  var severity: Severity?
  var fix: Fix?

  init(
    _ range: Range<Int>?,
    item: String = "",
    _ message: String,
    cure: String,
    severity: Severity? = nil,
    fix: Fix? = nil
  ) {
    self.range = range
    self.item = item
    self.message = message
    self.cure = cure
    self.severity = severity
    self.fix = fix
  }

  init(
    at value: PropertyList,
    item: String = "",
    _ message: String,
    cure: String,
    severity: Severity? = nil,
    fix: Fix? = nil
  ) {
    let range = value.position.range
    self.init(range, item: item, message, cure: cure, severity: severity, fix: fix)
  }

  init(
    _ word: Word,
    _ message: String,
    cure: String,
    severity: Severity? = nil,
    fix: Fix? = nil
  ) {
    let range = word.value.position.range
    self.init(range, item: word.quoted, message, cure: cure, severity: severity, fix: fix)
  }
}
