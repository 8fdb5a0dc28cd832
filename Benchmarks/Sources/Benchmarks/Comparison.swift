/// Two ways to do one piece of work, and how many times the other's duration ours may take.
struct Comparison {
  let name: String
  let limit: Double
  /// How often the work is done between two looks at the clock.
  ///
  /// A few milliseconds in all: long against a look at the clock, short against a time slice.
  var repetitions = 1
  var samples = 51
  let ours: () async throws -> Void
  let other: () async throws -> Void

  /// The medians of several samples, taken by turns, so that a busy machine slows both.
  func row() async throws -> Row {
    var durations: (ours: [Double], other: [Double]) = ([], [])
    for _ in 0..<samples {
      durations.ours.append(try await microseconds(ours))
      durations.other.append(try await microseconds(other))
    }
    let ours = median(durations.ours)
    let other = median(durations.other)
    return Row(
      name: name,
      ours: "\(rounded(ours, to: 10)) µs",
      other: "\(rounded(other, to: 10)) µs",
      figure: ours / other,
      limit: limit
    )
  }

  private func microseconds(_ work: () async throws -> Void) async throws -> Double {
    let duration = try await ContinuousClock().measure {
      for _ in 0..<repetitions { try await work() }
    }
    return duration / .microseconds(repetitions)
  }
}

private func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
