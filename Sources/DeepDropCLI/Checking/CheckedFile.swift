import DeepDropDeclarations

/// A file that was found, by the name that messages give it.
struct CheckedFile: Sendable, Hashable {
  let name: String
  /// Nil where nothing could be read.
  let bytes: [UInt8]?
  /// Nil where nothing could be read.
  let kind: SourceKind?
  /// Why nothing could be read.
  let problem: String?

  init(_ name: String, _ bytes: [UInt8], _ kind: SourceKind) {
    self.name = name
    self.bytes = bytes
    self.kind = kind
    problem = nil
  }

  init(_ name: String, unreadable problem: String) {
    self.name = name
    bytes = nil
    kind = nil
    self.problem = problem
  }
}

/// A file and what is wrong with it.
struct FileReport: Sendable, Hashable {
  let file: CheckedFile
  var report: Checker.Report
}

/// One run of the rules over all files.
struct CheckRun: Sendable {
  /// In the order of the files.
  let reports: [FileReport]
  /// The checker, with what the Info.plists among the files export.
  let checker: Checker

  init(of files: [CheckedFile], by checker: Checker) {
    var checker = checker
    var reports: [Checker.Report?] = files.map { file in
      if let problem = file.problem { return Checker.Report(unreadable: problem) }
      guard let bytes = file.bytes, let kind = file.kind, kind != .swift else { return nil }
      return checker.check(bytes, as: kind)
    }
    // Code is judged by all Info.plists, so these come first.
    checker.exportedTypes = reports.compactMap { $0?.exportedTypes }
      .reduce(nil) { all, these in all.map { $0.union(these) } ?? these }
    for (index, file) in files.enumerated() where file.kind == .swift {
      reports[index] = checker.check(file.bytes ?? [], as: .swift)
    }
    self.checker = checker
    self.reports = zip(files, reports).compactMap { file, report in
      report.map { FileReport(file: file, report: $0) }
    }
  }
}
