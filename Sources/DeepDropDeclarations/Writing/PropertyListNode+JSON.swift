extension PropertyListNode {
  /// A JSON document; two spaces a level, keys in the order in which they were declared.
  var jsonDocument: String { json(indentation: "") + "\n" }

  private func json(indentation: String) -> String {
    let inner = indentation + "  "
    return switch self {
    case .string(let string):
      string.jsonQuoted
    case .boolean(let boolean):
      boolean ? "true" : "false"
    case .array(let elements):
      Self.block("[", elements.map { $0.json(indentation: inner) }, "]", indentation)
    case .dictionary(let entries):
      Self.block(
        "{",
        entries.map { "\($0.key.jsonQuoted): \($0.value.json(indentation: inner))" },
        "}",
        indentation
      )
    }
  }

  private static func block(
    _ start: String,
    _ items: [String],
    _ end: String,
    _ indentation: String
  ) -> String {
    guard !items.isEmpty else { return start + end }
    let content = items.map { "\(indentation)  \($0)" }.joined(separator: ",\n")
    return "\(start)\n\(content)\n\(indentation)\(end)"
  }
}

extension String {
  fileprivate var jsonQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
