extension XMLReader {
  /// Reads a date of the form `2013-09-18T17:00:00Z`.
  ///
  /// The year may have a sign and more digits. A date that no calendar has is an error, where
  /// Foundation makes another day of it.
  mutating func date(_ tag: XMLTag) throws(PropertyListError) -> Double {
    guard !tag.isEmpty else { throw error("<date/> holds no date.", at: tag.start) }
    let start = index
    let text = try text(tag)
    guard let seconds = Self.seconds(Array(text.utf8)) else {
      throw error("<date> holds no date like 2013-09-18T17:00:00Z.", at: start)
    }
    return Double(seconds)
  }

  private static func seconds(_ text: [UInt8]) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let yearStart = isNegative ? 1 : 0
    // "-09-18T17:00:00Z" follows the year.
    let yearEnd = text.count - 16
    guard (4...9).contains(yearEnd - yearStart),
      let magnitude = number(text[yearStart..<yearEnd])
    else { return nil }
    let rest = text[yearEnd...]
    let separators = zip(stride(from: yearEnd, to: text.count, by: 3), "--T::Z".utf8)
    guard separators.allSatisfy({ text[$0] == $1 }) else { return nil }
    let fields = stride(from: rest.startIndex + 1, to: rest.endIndex, by: 3)
      .compactMap { number(text[$0..<$0 + 2]) }
    guard fields.count == 5 else { return nil }
    let year = isNegative ? -magnitude : magnitude
    let (month, day, hour, minute, second) = (fields[0], fields[1], fields[2], fields[3], fields[4])
    guard (1...12).contains(month), day >= 1, day <= days(inMonth: month, year: year), hour < 24,
      minute < 60, second <= 60
    else { return nil }
    return daysSince2001(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60
      + second
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  // MARK: - Gregorian calendar, also before 1582

  private static func days(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
    let daysBeforeMonth = (1..<month).reduce(0) { $0 + days(inMonth: $1, year: year) }
    return daysBefore(year: year) - daysBefore(year: 2001) + daysBeforeMonth + day - 1
  }

  private static func daysBefore(year: Int) -> Int {
    // Counted from a year far below any that nine digits spell, so that division rounds down.
    let years = year - 1 + 1_000_000_000
    return years * 365 + years / 4 - years / 100 + years / 400
  }
}
