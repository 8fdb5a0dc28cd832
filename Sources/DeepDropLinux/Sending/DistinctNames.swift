/// Gives each file of a transfer a name of its own, `Gig-2.acmelink` for the second `Gig.acmelink`.
///
/// Case does not tell two names apart where they arrive on a Mac.
struct DistinctNames {
  private var taken: Set<String> = []
  /// Where to go on counting, so that a thousand files of one name take a thousand steps.
  private var counts: [String: Int] = [:]

  mutating func take(_ name: String) -> String {
    let key = name.lowercased()
    var count = counts[key] ?? 1
    var candidate = name
    while !taken.insert(candidate.lowercased()).inserted {
      count += 1
      candidate = Self.numbered(name, count)
    }
    counts[key] = count
    return candidate
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "\(name)-\(number)"
    }
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }
}
