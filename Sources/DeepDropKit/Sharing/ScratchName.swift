#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The name of one share's folder: when it was made, and an identifier that makes it the only one.
struct ScratchName: Sendable, Hashable {
  /// Whole seconds since 1970.
  private let seconds: Int
  private let id: UUID

  init(time: Date, id: UUID) {
    // A nonsensical date becomes the oldest, which is purged first.
    seconds = max(0, Int(exactly: time.timeIntervalSince1970.rounded(.down)) ?? 0)
    self.id = id
  }

  /// Reads a name; `nil` when we did not write it.
  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let seconds = Int(parts[0]), let id = UUID(uuidString: String(parts[1]))
    else { return nil }
    self.seconds = seconds
    self.id = id
    // "+5", "007" and lower case read well, but are not what we write.
    guard string == name else { return nil }
  }

  var time: Date { Date(timeIntervalSince1970: Double(seconds)) }

  var string: String { "\(seconds)-\(id.uuidString)" }
}
