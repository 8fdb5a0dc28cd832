extension String {
  /// The text as it may stand between tags of XML 1.0 (§2.2, §2.4).
  ///
  /// What XML cannot hold, even as a reference, becomes U+FFFD.
  package var xmlEscaped: String { escaped(inAttribute: false) }

  /// The text as it may stand in an attribute within double quotes, its line breaks kept.
  package var xmlAttributeEscaped: String { escaped(inAttribute: true) }

  private func escaped(inAttribute: Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A parser makes a blank of each unless it stands as a reference (§3.3.3).
      case "\t" where inAttribute: result += "&#9;"
      case "\n" where inAttribute: result += "&#10;"
      // Everywhere else it would be read as a line feed (§2.11).
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
