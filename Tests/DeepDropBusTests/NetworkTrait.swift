import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Runs where a test has the machine to itself: peers in this very process have time limits, and
  /// hundreds of tests beside them would take all the threads.
  ///
  /// `DEEPDROP_NETWORK_TESTS=1 swift test --no-parallel --filter …`, as script/test does it.
  static var network: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["DEEPDROP_NETWORK_TESTS"] != nil,
      "runs alone, with DEEPDROP_NETWORK_TESTS=1 and --no-parallel"
    )
  }
}
