import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

extension Simulation {
  /// Says which app was picked and why.
  func explain(_ kind: Explanation.Kind, at index: Int, _ resolution: Resolution) {
    var details = resolution.candidates.map { candidate in
      "\(candidate.app.name): \(candidate.reasons.joined(separator: " "))"
    }
    details += resolution.lookups.map(\.reason) + resolution.notes + resolution.changes
    details.append(
      "Confidence: \(resolution.evidence.confidence.rawValue), from \(resolution.evidence.source)."
    )
    explain(kind, at: index, resolution.sentence, details)
  }
}

extension Resolution {
  fileprivate var sentence: String {
    switch outcome {
    case .opens(let app): "\(subjectName) opens \(app.name.quoted)."
    case .asks(let apps): "Several apps open \(subjectName): \(apps.map(\.name).listed)."
    case .landsInFiles(let tap): "\(subjectName) lands in Files: \(tap.sentence)"
    case .landsInDownloads(let tap): "\(subjectName) lands in Downloads: \(tap.sentence)"
    case .offersStore: "No app opens \(subjectName): the App Store is offered."
    case .opensBrowser: "\(subjectName) opens the browser."
    case .nobody: "No app opens \(subjectName)."
    }
  }

  private var subjectName: String {
    switch subject {
    case .file(let file): file.name.quoted
    case .link(let link): link.string.quoted
    }
  }
}

extension Resolution.Tap {
  fileprivate var sentence: String {
    switch self {
    case .opens(let app): "opening it there opens \(app.name.quoted)."
    case .previews: "opening it there shows a preview."
    case .nothing: "nothing opens it there."
    }
  }
}
