internal import DeepDropPropertyList

extension PropertyList {
  /// The boolean that a value means: a number by whether it is zero, a text by the rule of
  /// `NSString.boolValue`; nil where it can mean none.
  var meaning: Bool? {
    if let boolean { return boolean }
    if let integer { return integer != 0 }
    return string.map { text in
      text.drop { $0.isWhitespace }.drop { "+-".contains($0) }.drop { $0 == "0" }
        .first.map("YyTt123456789".contains) ?? false
    }
  }
}
