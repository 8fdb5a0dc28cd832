// What a project's Info.plist leaves to the build: `$(NAME)` or `${NAME}`, perhaps with a modifier
// as in `$(NAME:rfc1034identifier)`.

extension String {
  /// Whether part of the text is a build variable.
  package var holdsBuildVariable: Bool {
    // Nearly no text has one, and this is asked of every word of an Info.plist.
    utf8.contains(UInt8(ascii: "$")) && withoutBuildVariables != self
  }

  /// The text around its build variables.
  var withoutBuildVariables: String {
    var result = ""
    var rest = self[...]
    while let character = rest.first {
      if let variable = rest.buildVariable {
        rest = rest[variable.endIndex...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension Substring {
  /// The build variable with which the text begins.
  package var buildVariable: Substring? {
    let closing: Character
    switch prefix(2) {
    case "$(": closing = ")"
    case "${": closing = "}"
    default: return nil
    }
    let name = dropFirst(2).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_:-".contains($0))
    }
    guard !name.isEmpty, self[name.endIndex...].first == closing else { return nil }
    return self[...name.endIndex]
  }
}
