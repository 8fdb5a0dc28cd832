import DeepDropKit

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
    if taken.contains(key) {
      let numbered = NumberedName(name) { taken.contains($0.lowercased()) }
      repeat {
        count += 1
        candidate = numbered.name(for: count)
      } while taken.contains(candidate.lowercased())
    }
    taken.insert(candidate.lowercased())
    counts[key] = count
    return candidate
  }
}
