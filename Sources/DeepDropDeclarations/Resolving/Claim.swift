public import DeepDropKit
internal import DeepDropPropertyList

/// What an app says of a type that a file can be taken for.
public struct Claim: Sendable, Hashable {
  /// The type that the app names, the file's own or one that it conforms to.
  public let type: TypeIdentifier
  /// The type that the file was taken for.
  public let fileType: TypeIdentifier
  /// The steps of conformance from the file's type to the one named; 0 for the type itself.
  public let distance: Int
  /// The rank as it is declared; nil counts as `Default`.
  public let rank: HandlerRank?
  /// Whether the app exports the type that the file was taken for, and its declaration counts.
  public let ownsFileType: Bool
  /// Whether the app exports the type that it names.
  public let exportsType: Bool

  /// Whether an app can be chosen by it.
  var isEligible: Bool { rank != .never }

  /// Rank first, then the more specific type, then the app whose type it is.
  static func isOrdered(_ left: Self, _ right: Self) -> Bool {
    left.key < right.key
  }

  fileprivate var key: (Int, Int, Int) { (rank.order, distance, ownsFileType ? 0 : 1) }

  static func isTied(_ left: Self, _ right: Self) -> Bool { left.key == right.key }

  /// Why the app stands where it does, in sentences.
  var reasons: [String] {
    var reasons: [String] = []
    switch distance {
    case 0: reasons.append("It claims \(type), the file's own type.")
    case 1: reasons.append("It claims \(type), to which \(fileType) conforms.")
    default:
      reasons.append("It claims \(type), to which \(fileType) conforms in \(distance) steps.")
    }
    switch rank {
    case nil: reasons.append("It says no rank, which counts as Default.")
    case .owner where !exportsType:
      reasons.append("It ranks as Owner, although it does not export \(type).")
    case .never: reasons.append("It ranks as None, and is never chosen.")
    case .owner, .default, .alternate:
      reasons.append("It ranks as \(rank?.rawValue ?? "").")
    case let rank?:
      reasons.append("Its rank \(rank.rawValue.quoted) is none of the four and counts as Default.")
    }
    return reasons
  }
}

extension HandlerRank? {
  /// The order of ranks: Owner, Default, Alternate, None; whatever else counts as Default.
  var order: Int {
    switch self {
    case .owner: 0
    case .alternate: 2
    case .never: 3
    default: 1
    }
  }
}
