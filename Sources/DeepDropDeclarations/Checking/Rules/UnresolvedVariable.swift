internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let unresolvedVariable = Rule(
    "unresolved-variable",
    .note,
    "A build variable is left in a declaration.",
    explanation: """
      A source leaves values to the build, which replaces a variable that no setting defines by \
      nothing. In a built Info.plist every variable is a mistake.
      """,
    source: "Xcode build settings reference; steelwheels/JSTerminal issue 46",
    .infoPlist { info in
      info.declaredStrings.compactMap { word -> Problem? in
        let names = word.string.buildVariableNames.filter { info.isBuilt || !isUsual($0) }
        guard let name = names.first else { return nil }
        return Problem(
          word,
          "No build setting is known for the variable \(name.quoted).",
          cure:
            "Give its value with --define \(name.isEmpty ? "NAME" : name)=VALUE, or replace it.",
          severity: info.isBuilt ? .error : nil
        )
      }
    }
  )
}

/// What every target defines.
private func isUsual(_ name: String) -> Bool {
  ["PRODUCT_", "EXECUTABLE_", "TARGET_", "MARKETING_", "CURRENT_PROJECT_", "DEVELOPMENT_"]
    .contains(where: name.hasPrefix)
}

extension InfoPlist {
  /// The strings in what an app declares about types and links.
  fileprivate var declaredStrings: [Word] {
    let keys = [
      InfoKey.documentTypes, InfoKey.urlTypes, InfoKey.exportedTypes, InfoKey.importedTypes,
      InfoKey.hosts, InfoKey.linkType,
    ]
    return keys.flatMap { root[$0]?.strings ?? [] }
  }
}

extension PropertyList {
  fileprivate var strings: [Word] {
    [Word(self)].compactMap(\.self) + (array ?? []).flatMap(\.strings)
      + (dictionary?.entries ?? []).flatMap(\.value.strings)
  }
}
