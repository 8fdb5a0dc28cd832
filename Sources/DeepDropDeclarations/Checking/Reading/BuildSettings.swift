internal import DeepDropKit
internal import DeepDropPropertyList

/// The build settings that are known, by which the variables of a source are replaced.
struct BuildSettings: Sendable {
  let definitions: [String: String]
  /// Where a text was replaced: it must not be edited as if it stood there.
  private(set) var replaced: Set<Int> = []

  init(_ definitions: [String: String]) {
    self.definitions = definitions
  }

  mutating func resolve(_ list: PropertyList) -> PropertyList {
    guard !definitions.isEmpty else { return list }
    switch list.value {
    case .string(let string) where string.holdsBuildVariable:
      let text = string.replacingBuildVariables(by: definitions)
      guard text != string else { return list }
      replaced.insert(list.position.range.lowerBound)
      return PropertyList(.string(text), position: list.position)
    case .array(let elements):
      let resolved = elements.map { resolve($0) }
      return PropertyList(.array(resolved), position: list.position)
    case .dictionary(let dictionary):
      let entries = dictionary.entries.map {
        PropertyList.Dictionary.Entry(
          key: $0.key,
          keyPosition: $0.keyPosition,
          value: resolve($0.value)
        )
      }
      // Of a key written twice, the last counts in the XML that sources are written in.
      let result = PropertyList.Dictionary(entries, duplicates: .lastWins)
      return PropertyList(.dictionary(result), position: list.position)
    default:
      return list
    }
  }
}

extension String {
  /// The text with `$(NAME)` and `${NAME}` replaced where the name is defined.
  ///
  /// A definition is not read for further variables: it comes from a command line, not a project.
  fileprivate func replacingBuildVariables(by definitions: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      if let variable = rest.buildVariable, let text = definitions[variable.variableName] {
        result += text
        rest = rest[variable.endIndex...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// The names of the build variables in the text, without their modifiers.
  var buildVariableNames: [String] {
    guard utf8.contains(UInt8(ascii: "$")) else { return [] }
    var names: [String] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: "$") {
      rest = rest[start...]
      if let variable = rest.buildVariable {
        names.append(variable.variableName)
        rest = rest[variable.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return names
  }
}

extension Substring {
  /// `NAME` of `$(NAME:rfc1034identifier)`.
  fileprivate var variableName: String { String(dropFirst(2).dropLast().prefix { $0 != ":" }) }
}
