import Testing

@testable import DeepDropCLI

@Suite struct ParserTests {
  private func bake(_ words: String...) throws -> Invocation {
    try Tool.sample.parse(["bake"] + words)
  }

  @Test func `every kind of parameter has the type it was declared with`() throws {
    let invocation = try bake(
      "--heat",
      "180",
      "--quiet",
      "a.txt",
      "--topping",
      "salt",
      "--size=large",
      "--topping=seed",
      "b.txt"
    )
    #expect(invocation.command.name == "bake")
    #expect(invocation[Sample.heat] == "180")
    #expect(invocation[Sample.note] == nil)
    #expect(invocation[Sample.topping] == ["salt", "seed"])
    #expect(invocation[Sample.size] == 3)
    #expect(invocation[Sample.quiet] == true)
    #expect(invocation[Sample.recipe] == ["a.txt", "b.txt"])
  }

  @Test func `what is left out has its default`() throws {
    let invocation = try bake("--heat", "180", "a.txt")
    #expect(invocation[Sample.topping] == [])
    #expect(invocation[Sample.size] == 2)
    #expect(invocation[Sample.quiet] == false)
  }

  @Test func `arguments are taken in order`() throws {
    let invocation = try Tool.sample.parse(["list", "cake", "top"])
    #expect(invocation[Sample.kind] == 2)
    #expect(invocation[Sample.shelf] == "top")
  }

  @Test func `two dashes end the options`() throws {
    #expect(
      try bake("--heat=1", "--", "--quiet", "--", "-x")[Sample.recipe] == ["--quiet", "--", "-x"]
    )
  }

  @Test func `a lone dash is an argument`() throws {
    #expect(try bake("--heat=1", "-")[Sample.recipe] == ["-"])
  }

  @Test(arguments: ["--heat=", "--heat==", "--heat=a=b", "--heat=--quiet"])
  func `an attached value is taken as it is`(word: String) throws {
    #expect(try bake(word, "a")[Sample.heat] == String(word.dropFirst("--heat=".count)))
  }

  @Test(arguments: ["-5", "--nothing", "-", "--", ""])
  func `the next word is the value unless it is an option of the command`(word: String) throws {
    #expect(try bake("--heat", word, "a")[Sample.heat] == word)
  }

  @Test(arguments: [
    ["bake", "--help"], ["bake", "--nonsense", "-h"], ["bake", "--heat", "--help"],
    ["--help", "bake"], ["help", "bake"],
  ])
  func `help for a command needs nothing else to be right`(words: [String]) throws {
    let invocation = try Tool.sample.parse(words)
    #expect(invocation.command.name == "help")
    #expect(invocation.words.values.map { $0 } == [["bake"]])
  }

  @Test func `help after two dashes is an argument`() throws {
    #expect(try bake("--heat=1", "--", "--help")[Sample.recipe] == ["--help"])
  }

  @Test(
    arguments: [
      ([], nil, "no command given, \"sample help\" lists them"),
      (["bkae"], "bkae", "no such command, did you mean bake?"),
      (["frobnicate"], "frobnicate", "no such command, \"sample help\" lists them"),
      ([""], "", "no such command, \"sample help\" lists them"),
      (
        ["--quiet", "bake"], "--quiet",
        "an option follows its command, before it go only --help and --version"
      ),
      (["bake", "--haet", "1"], "bake", "no option --haet, did you mean --heat?"),
      (["bake", "--top=1"], "bake", "no option --top, did you mean --topping?"),
      (["bake", "-x"], "bake", "no option -x, --help lists the options"),
      (["bake", "---"], "bake", "no option ---, --help lists the options"),
      (["bake", "--=1"], "bake", "no option --, --help lists the options"),
      (["bake", "--quiet=yes"], "bake", "--quiet takes no value, give it alone"),
      (["bake", "--heat"], "bake", "--heat needs a value: --heat DEGREES, or --heat=DEGREES"),
      (
        ["bake", "--heat", "--size=large"], "bake",
        "--heat needs a value: --heat DEGREES, or --heat=DEGREES"
      ),
      (
        ["bake", "--heat", "1", "--heat=2"], "bake", "--heat is given twice, it takes one value"
      ),
      (["bake", "--size", "huge"], "bake", "--size cannot be huge, it is one of: small, large"),
      (["list", "soup"], "list", "KIND cannot be soup, it is one of: bread, cake"),
      (["list", "cake", "a", "b"], "list", "unexpected argument b, it takes KIND SHELF"),
      (["list", "cake"], "list", "SHELF is missing, --help shows what the command takes"),
      (
        ["bake", "a"], "bake", "--heat DEGREES is missing, --help shows what the command takes"
      ),
      (
        ["bake", "--heat=1"], "bake", "RECIPE is missing, --help shows what the command takes"
      ),
    ] as [([String], String?, String)]
  )
  func `a wrong line is told what would be right`(
    words: [String],
    subject: String?,
    message: String
  ) {
    #expect(throws: Failure.usage(subject, message)) { try Tool.sample.parse(words) }
  }
}
