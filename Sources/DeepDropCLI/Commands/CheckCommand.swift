import DeepDropDeclarations

/// `deepdrop check`: finds mistakes in declarations before the store or a user does.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: "Find mistakes in declarations, before the store or a user does.",
    discussion: """
      Directories and bundles are searched; a symbolic link counts where it leads to a file in \
      them. What is found in a bundle, or with --built, is judged as the build left it; anything \
      else is a source, to which build settings may add.

      Each finding has a place, a cause, a cure and a rule, in brackets. In a source, \
      <!-- deepdrop:ignore RULE --> suppresses a rule for the element behind it, and before the \
      root for the file. With errors the status is 1.
      """,
    parameters: [
      isBuilt.form, isBrowser.form, definitions.form, expectedTypes.form, ignored.form,
      isStrict.form, fixes.form, isDryRun.form, json.form, format.form, paths.form,
    ],
    example: "deepdrop check --strict Acme/Info.plist Acme/Acme.entitlements",
    run: run
  )

  private static func run(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> ExitStatus {
    try checkCombination(invocation)
    let checker = try Checker(invocation)
    var search = CheckedFiles(isBuilt: invocation[isBuilt], console: console)
    for path in invocation[paths] { search.add(path) }
    let run = CheckRun(of: search.files, by: checker)
    var reports = run.reports
    var status = search.status
    if invocation[fixes] {
      status = max(
        status,
        fix(&reports, by: run.checker, isDryRun: invocation[isDryRun], console)
      )
    }
    try show(reports, invocation, console)
    // A pattern that matches nothing any more would else be a check that always passes.
    guard !reports.isEmpty || status != .done else {
      throw Failure(.noInput, "check", "no Info.plist, entitlements or site association was found")
    }
    let worst = reports.flatMap(\.report.findings).map(\.severity).max() ?? .note
    let isBad = worst == .error || invocation[isStrict] && worst == .warning
    return max(status, isBad ? .no : .done)
  }

  private static func show(
    _ reports: [FileReport],
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) {
    if invocation[json] {
      try console.print(json: CheckSummary(reports))
    } else if invocation[format] == .sarif {
      try console.print(json: SARIFLog(reports))
    } else if invocation[format] == .github {
      for line in GitHubAnnotations.lines(for: reports) { try console.print(line) }
    } else if !reports.isEmpty {
      let text = FindingText.text(for: reports)
      // A diff is read by programs: there the findings stand beside it.
      if invocation[isDryRun] {
        for line in text.split(separator: "\n") { console.report(line) }
      } else {
        try console.print(content: text)
      }
    }
  }

  /// Sets right what can be in sources, and judges again what is left.
  private static func fix(
    _ reports: inout [FileReport],
    by checker: Checker,
    isDryRun: Bool,
    _ console: Console
  ) -> ExitStatus {
    console.each(Array(reports.indices)) { index throws(Failure) in
      let old = reports[index]
      let count = old.report.findings.count { $0.fix != nil }
      // Of a bundle the entitlements are signed as well, and those in a package are no file.
      guard count > 0, !old.file.name.isInBundle, let bytes = old.file.bytes,
        let kind = old.file.kind
      else { return }
      let fixed: [UInt8]
      do throws(DeclarationError) {
        fixed = try checker.fixed(bytes, as: kind)
      } catch {
        throw Failure(.badInput, old.file.name, error)
      }
      guard fixed != bytes else { return }
      if isDryRun {
        try console.print(content: UnifiedDiff.bytes(from: bytes, to: fixed, named: old.file.name))
      } else {
        try replace(old.file.name, holding: bytes, with: fixed)
        console.report("\(old.file.name): \(count) fixed")
      }
      reports[index].report = checker.check(fixed, as: kind)
    }
  }

  /// Replaces what was judged, and nothing that came since: a search may have taken its time.
  private static func replace(
    _ path: String,
    holding old: [UInt8],
    with new: [UInt8]
  ) throws(Failure) {
    try FolderLocks.holding([path]) { () throws(Failure) in
      let file = InputFile(path: path, expectation: "declarations")
      guard try file.readPrefix(old.count + 1) == old else {
        throw Failure(.cannotWrite, path, "changed while it was checked, check it again")
      }
      try OutputFile.replace([(path, new)])
    }
  }
}
