extension Invocation {
  /// A whole number; `nil` when the option is left out.
  func number(
    _ option: Parameter<String?>,
    in range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw failure(option, text, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A number of bytes, with K, M, G or T behind it for powers of 1024.
  func size(_ option: Parameter<String?>, atLeast least: Int) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
    let unit = text.last.flatMap { units[$0] }
    let (size, isTooLarge) =
      Int(unit == nil ? text : String(text.dropLast()))?
      .multipliedReportingOverflow(by: unit ?? 1) ?? (0, true)
    guard !isTooLarge, size >= least else {
      throw failure(option, text, "a number of bytes such as 512K or 2G, at least \(least)")
    }
    return size
  }

  private func failure(
    _ option: Parameter<String?>,
    _ value: String,
    _ expectation: String
  ) -> Failure {
    .usage(command.name, "--\(option.form.name) cannot be \(value), it is \(expectation)")
  }
}
