/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; nothing need be done.
  case note
  /// Works today for some, and fails or annoys others.
  case warning
  /// Refused by the store, or ignored by the system.
  case error

  /// Whether the left matters less.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
