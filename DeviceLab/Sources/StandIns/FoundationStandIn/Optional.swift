import Synchronization

/// Objective-C's optional requirements in Swift alone.
///
/// Each has a default that tells when it was reached; so asking is what `respondsToSelector:` is.
@_spi(Lab) public enum Requirement {
  @TaskLocal private static var probe: Probe?

  private final class Probe: Sendable {
    let reachedDefault = Atomic(false)
  }

  /// What a default calls.
  public static func isMissing() {
    probe?.reachedDefault.store(true, ordering: .relaxed)
  }

  /// Calls a requirement; `nil` when nobody implements it.
  @MainActor
  public static func ask<Answer>(_ question: @MainActor () -> Answer) -> Answer? {
    let probe = Probe()
    let answer = $probe.withValue(probe) { question() }
    return probe.reachedDefault.load(ordering: .relaxed) ? nil : answer
  }
}
