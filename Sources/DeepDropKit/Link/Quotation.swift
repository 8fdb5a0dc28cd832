extension String {
  /// Somebody's text as it may stand in a message: short, and nothing in it takes effect.
  ///
  /// A bidi control would turn the rest of the sentence around, a line feed would forge a log line.
  package var quoted: String {
    var result = "“"
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < 80 else {
        result += "…"
        break
      }
      if scalar.isVisible {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result + "”"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be shown alone: no control, format or separator but the space.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      false
    case .spaceSeparator:
      self == " "
    default:
      true
    }
  }
}
