import DeepDropDeclarations

/// Findings as workflow commands of GitHub Actions, which become annotations of a pull request.
///
/// Only ten of a kind are shown there, so that findings of one rule in one file are one line.
enum GitHubAnnotations {
  static func lines(for reports: [FileReport]) -> [String] {
    FindingGroup.groups(of: reports).map { group in
      let finding = group.first
      var properties = ["file=\(group.file.escapedProperty)"]
      if let place = finding.place {
        properties += ["line=\(place.line)", "col=\(place.column)"]
      }
      properties.append("title=\(finding.rule.identifier.escapedProperty)")
      let others = group.others.isEmpty ? "" : " The same at \(group.otherPlaces)."
      let text = "\(finding.message) \(finding.cure)\(others)"
      return
        "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(text.escapedData)"
    }
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension String {
  /// GitHub, “Workflow commands for GitHub Actions”: what ends a message, or a property.
  fileprivate var escapedData: String {
    escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  fileprivate var escapedProperty: String {
    escaping(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// A log is shown with its colours, so that the rest of what cannot be seen is spelt out.
  private func escaping(_ spellings: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += spellings[$1] ?? String($1) }.displayable
  }
}
