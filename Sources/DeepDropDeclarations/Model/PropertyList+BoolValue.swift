internal import DeepDropPropertyList

extension PropertyList {
  /// The boolean that a value means by the rules of `NSNumber.boolValue` and `NSString.boolValue`:
  /// a number whether it is other than zero, which not-a-number is; nil where it can mean none.
  var boolValue: Bool? {
    switch value {
    case .boolean(let boolean): boolean
    case .integer(let integer): integer.magnitude != 0
    case .real(let number): number != 0
    case .string(let text):
      text.drop { $0.isWhitespace }.drop { "+-".contains($0) }.drop { $0 == "0" }
        .first.map("YyTt123456789".contains) ?? false
    case .date, .data, .uid, .array, .dictionary: nil
    }
  }
}
