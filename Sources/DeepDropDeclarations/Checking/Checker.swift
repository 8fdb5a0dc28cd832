internal import DeepDropKit
internal import DeepDropPropertyList

/// Finds the mistakes in declarations that the store, or a user, would find later.
///
/// ```swift
/// let report = Checker().check(bytes, as: .sourceInfoPlist)
/// for finding in report.findings { print(finding.rule.identifier, finding.message) }
/// ```
///
/// A file that cannot be read is a finding, not an error. The time grows with the size of the file.
public struct Checker: Sendable, Hashable {
  /// Values of build settings and of names for the C preprocessor.
  public var definitions: [String: String] = [:]
  /// Types that the app's code takes to be exported; a built Info.plist without one is an error.
  public var expectedTypes: [String] = []
  /// Whether the app may be the user's browser, and so may open `http` and `https`.
  public var isBrowser = false
  /// Identifiers of rules that do not apply.
  public var ignoredRules: Set<String> = []
  /// What the app's Info.plists export, against which Swift sources are judged.
  ///
  /// Nil where no Info.plist was read: then there is nothing to judge a source by.
  public var exportedTypes: Set<String>?

  /// Applies every rule.
  public init() {}

  /// Judges one file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - kind: What it is taken for.
  public func check(_ bytes: [UInt8], as kind: SourceKind) -> Report {
    let reading = Reading(bytes, as: kind, by: self)
    var report = Report(exportedTypes: reading.exportedTypes)
    for rule in Rule.all {
      let problems = reading.problems(for: rule)
      guard !problems.isEmpty else { continue }
      for problem in problems {
        let finding = reading.finding(problem, rule)
        let isIgnored = ignoredRules.contains(rule.identifier)
        if isIgnored || reading.suppressions.contains(where: { $0.covers(problem, of: rule) }) {
          report.suppressed.append(finding)
        } else {
          report.findings.append(finding)
        }
      }
    }
    report.findings.sort { $0.offset < $1.offset }
    return report
  }

  /// The file with every change that a finding offers.
  ///
  /// Doing it again changes nothing.
  ///
  /// - Throws: The codes of ``PropertyListEditor/init(_:)`` for a file that has something to be fixed
  ///   and cannot be edited.
  public func fixed(_ bytes: [UInt8], as kind: SourceKind) throws(DeclarationError) -> [UInt8] {
    var result = bytes
    // One fix may uncover another, as an entry that is empty once its empty strings are gone.
    for _ in 0..<Self.rounds {
      let fixes = check(result, as: kind).findings.compactMap(\.fix)
      guard !fixes.isEmpty else { break }
      var editor = try PropertyListEditor(result)
      try editor.apply(fixes)
      guard editor.bytes != result else { break }
      result = editor.bytes
    }
    return result
  }

  private static let rounds = 8
}

extension Checker {
  /// What is wrong with a file, in the order of its lines.
  public struct Report: Sendable, Hashable {
    /// What was found.
    public var findings: [Finding] = []
    /// What was found, and is not to be told: by ``Checker/ignoredRules`` or by a comment.
    public var suppressed: [Finding] = []
    /// The types that an Info.plist exports, in lower case; nil for any other file.
    public let exportedTypes: Set<String>?

    init(exportedTypes: Set<String>?) {
      self.exportedTypes = exportedTypes
    }

    /// A report on a file of which there is nothing to judge.
    ///
    /// - Parameter message: Why, as a sentence.
    public init(unreadable message: String) {
      exportedTypes = nil
      findings = [
        Finding(
          rule: .unreadable,
          severity: Rule.unreadable.severity,
          place: nil,
          item: "",
          message: message,
          cure: "Check whether it is the file that was meant.",
          fix: nil
        )
      ]
    }
  }
}

extension Finding {
  /// Findings about the whole file come first.
  fileprivate var offset: Int { place?.offset ?? -1 }
}
