/// A line of the table: a figure, and the limit that it must not pass.
struct Row {
  let name: String
  let ours: String
  let other: String
  let figure: Double
  let limit: Double

  var isWithinLimit: Bool { figure <= limit }

  /// The rows as Markdown, as README.md shows them.
  static func table(_ rows: [Row]) -> String {
    let cells =
      [["work", "ours", "the other", "times", "limit", ""], Array(repeating: "---", count: 6)]
      + rows.map { row in
        [
          row.name, row.ours, row.other, "\(rounded(row.figure, to: 100))", "\(row.limit)",
          row.isWithinLimit ? "kept" : "broken",
        ]
      }
    return cells.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

/// A number to be read by people; `parts` is 10 for one decimal, 100 for two.
func rounded(_ value: Double, to parts: Double) -> Double {
  (value * parts).rounded() / parts
}
