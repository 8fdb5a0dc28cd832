import DeepDropPropertyList
import Foundation

extension Comparison {
  /// Reading a small and a large property list of each format, against Foundation.
  ///
  /// Both go from bytes to a graph of values.
  static func propertyLists() throws -> [Comparison] {
    let link: [String: Any] = [
      "URL": "https://example.com/e/1?from=acme", "Title": "Event 1", "Version": 1,
    ]
    let events = (0..<2000).map(event)
    return try [("XML", .xml), ("binary", .binary)].flatMap { name, format in
      [
        try reading("a small \(name) property list", link, format, repetitions: 500),
        try reading("a large \(name) property list", events, format, repetitions: 1),
      ]
    }
  }

  private static func reading(
    _ name: String,
    _ object: Any,
    _ format: PropertyListSerialization.PropertyListFormat,
    repetitions: Int
  ) throws -> Comparison {
    let data = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: format,
      options: 0
    )
    let bytes = Array(data)
    return Comparison(name: "\(name), \(bytes.count) bytes", limit: 1.5, repetitions: repetitions) {
      _ = try PropertyList(parsing: bytes, limits: limits)
    } other: {
      _ = try PropertyListSerialization.propertyList(from: data, format: nil)
    }
  }

  private static let limits = PropertyList.Limits(
    bytes: 64 << 20,
    depth: 64,
    nodes: 10_000_000,
    stringLength: 1 << 20
  )

  /// One entry of a list such as a calendar's: some of every kind.
  private static func event(number: Int) -> [String: Any] {
    [
      "Identifier": number,
      "Name": "Event number \(number)",
      "Link": "https://example.com/e/\(number)?a=1&b=2",
      "Weight": Double(number) / 8,
      "IsNew": number.isMultiple(of: 3),
      "Date": Date(timeIntervalSinceReferenceDate: Double(number) * 3600),
      "Tags": ["a", "é", "tag \(number % 100)"],
    ]
  }
}
