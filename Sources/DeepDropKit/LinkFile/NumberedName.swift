/// A name and those that follow it when it is taken: `Gig-2.acmelink`, `Gig-3.acmelink` and on.
package struct NumberedName: Sendable, Hashable {
  private let stem: Substring
  private let suffix: Substring
  /// The number that the name has itself; 1 for none.
  private let number: Int

  /// - Parameter isTaken: whether a name is. Where that holds for the name without its number, the
  ///   number is a count that goes on: `Gig-2` is followed by `Gig-3` if there is a `Gig`, but
  ///   `IMG-2024` by `IMG-2024-2`. By default no number is a count.
  package init(_ name: String, isTaken: (String) -> Bool = { _ in false }) {
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    suffix = name[dot...]
    if let dash = name[..<dot].lastIndex(of: "-"),
      let number = Self.count(name[..<dot][dash...].dropFirst()),
      isTaken(String(name[..<dash] + suffix))
    {
      (stem, self.number) = (name[..<dash], number)
    } else {
      (stem, number) = (name[..<dot], 1)
    }
  }

  /// The name for an attempt; for 1 the name itself.
  package func name(for attempt: Int) -> String {
    let number = number + attempt - 1
    return number == 1 ? "\(stem)\(suffix)" : "\(stem)-\(number)\(suffix)"
  }

  /// A name that is free: the first one, where the names are taken in their order.
  ///
  /// It asks by doubling and halving, so that the thousandth file of a name takes twenty questions
  /// and not a thousand. Where all are taken it gives up, with one that is.
  package func free(isTaken: (String) -> Bool) -> String {
    guard isTaken(name(for: 1)) else { return name(for: 1) }
    var (taken, free) = (1, 2)
    while free < 1 << 30, isTaken(name(for: free)) { (taken, free) = (free, 2 * free) }
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if isTaken(name(for: middle)) { taken = middle } else { free = middle }
    }
    return name(for: free)
  }

  /// A number as we write them: from 2 on, without a leading zero.
  private static func count(_ text: Substring) -> Int? {
    guard let number = Int(text), (2...999_999).contains(number), String(number) == text else {
      return nil
    }
    return number
  }
}
