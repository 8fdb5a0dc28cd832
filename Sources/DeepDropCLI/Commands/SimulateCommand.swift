import DeepDropSimulator

/// `deepdrop simulate`: devices that hand links to each other, without a device.
enum SimulateCommand {
  static let command = Command(
    name: "simulate",
    summary: "Simulate devices that hand links to each other, on a page or by a script.",
    discussion: """
      On Linux, a page with two phones is served to the browsers of this machine, and its address \
      printed, until Ctrl-C. Share something on one phone, and see on the other what its owner is \
      asked, which app opens, and why. Drop an Info.plist on a phone to install your app, or a link \
      or a text to share it. The address holds a secret: nobody without it may use the phones.

      A scenario is a text file with one step a line: the devices with their apps, what people do \
      at them, and what is to be seen then. Its paths begin where the file lies. What the apps do is \
      done by the code that ships in them, with real files; the systems are a model. A device runs \
      ios16 unless told otherwise, the last system on which an accepted file opens its app at once.

      The transcript tells each step and why it went as it did. The status is 1 when something is \
      not as expected, and the message shows both sides. A file that is no scenario keeps no other \
      from its verdict. --grammar lists the steps there are.
      """,
    parameters: options,
    example: "deepdrop simulate --scenario Party.scenario --junit report.xml",
    run: run
  )

  static let scenarios = Parameter<[String]>.repeated(
    "scenario",
    "FILE",
    completion: .file,
    "A scenario to run; may be repeated."
  )
  static let store = Parameter<[String]>.repeated(
    "store",
    "PATH",
    completion: .file,
    "An app that the simulated App Store has: an .app bundle or its Info.plist; may be repeated."
  )
  static let junit = Parameter<String?>.option(
    "junit",
    "FILE",
    completion: .file,
    "Where to write the verdicts as JUnit XML; not to a file that is read."
  )
  static let grammar = Parameter<Bool>.flag(
    "grammar",
    "List what a line of a scenario may say, and how."
  )
  static let json = Parameter<Bool>.flag("json", "Print a JSON object for each scenario.")

  private static var options: [ParameterForm] {
    #if os(Linux)
      common + carrying + page
    #else
      common
    #endif
  }

  private static let common = [
    scenarios.form, store.form, junit.form, grammar.form, json.form,
  ]

  private static func run(
    _ invocation: Invocation,
    _ console: Console
  ) throws(Failure) -> ExitStatus {
    if invocation[grammar] {
      try invocation.refuse(
        options.filter { $0 != grammar.form },
        because: "changes nothing of the grammar"
      )
      try console.write(grammarText)
      return .done
    }
    let paths = invocation[scenarios]
    guard !paths.isEmpty else {
      try invocation.refuse(
        [junit.form, json.form],
        because: "is for verdicts, give --scenario FILE"
      )
      return try show(invocation, console)
    }
    #if os(Linux)
      try invocation.refuse(page, because: "is for the page, --scenario has none")
    #endif
    try invocation.checkStandardInput(among: paths + invocation[store])
    let run = try ScenarioRun(invocation, console)
    return try run.run(paths)
  }

  private static var grammarText: String {
    let lines = Scenario.grammar.map { TextLayout.row($0.pattern, $0.summary) }
    let words = Scenario.choices.map {
      TextLayout.row($0.place, $0.words.joined(separator: ", "))
    }
    return lines.joined() + "\n" + words.joined() + "\n" + TextLayout.paragraph(Scenario.spelling)
  }

  #if !os(Linux)
    private static func show(
      _ invocation: Invocation,
      _ console: Console
    ) throws(Failure) -> ExitStatus {
      throw .usage("simulate", "a scenario is needed: --scenario FILE")
    }
  #endif
}
