import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SimulateCommandTests {
  private let place: Workspace

  private static let journey = """
    # A party
    device ann named "Ann's iPhone"
    device ben named "Ben's iPhone"
    install Info.plist on ann
    install Info.plist on ben
    share "Summer party" acme://e/1 from Info.plist on ann
    choose AirDrop on ann
    send to ben on ann
    expect dialog title "Summer party" on ben
    accept on ben
    expect opened app Info.plist with URL acme://e/1 on ben
    expect file gone on ben

    """

  init() throws {
    place = try Workspace()
    try place.declareAcme(at: "party/Info.plist")
    try place.write("party/party.scenario", Self.journey)
  }

  @Test func `the transcript tells each step and why`() throws {
    let outcome = try place.run("simulate", "--scenario", "party/party.scenario")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("A party\n  • device ann named \"Ann's iPhone\" with ios16\n"))
    #expect(outcome.output.contains("\n        FileName: “Summer party.acmelink”\n"))
    #expect(outcome.output.hasSuffix("\nPassed: 11 steps.\n"))
  }

  @Test func `an expectation that fails shows both sides, and ends with 1`() throws {
    let wrong = Self.journey.replacing("title \"Summer party\"", with: "title \"Winter party\"")
    try place.write("party/wrong.scenario", wrong)
    let outcome = try place.run("simulate", "--scenario", "party/wrong.scenario")
    let failure =
      "line 9, expect dialog title \"Winter party\" on ben: expected a dialog for “Winter party”, "
      + "found a dialog for “Summer party”"
    #expect(outcome.status == 1)
    #expect(outcome.errors == "deepdrop: A party: \(failure)\n")
    #expect(outcome.output.hasSuffix("\nFailed: \(failure)\n"))
  }

  @Test func `a file that is no scenario is told with its place, and the others run`() throws {
    try place.write("party/typo.scenario", Self.journey + "expect fiel gone on ben\n")
    let paths = ["party/typo.scenario", "party/none.scenario", "party/party.scenario"]
    let arguments = ["simulate"] + paths.flatMap { ["--scenario", $0] }
    let typo = "line 13, column 8: “fiel” is not understood, did you mean “file”?"
    let outcome = try BuiltCommand.run(arguments, in: place.url)
    #expect(
      outcome.errors == """
        deepdrop: party/typo.scenario: \(typo)
        deepdrop: party/none.scenario: no such file or directory, expected a scenario

        """
    )
    #expect(outcome.output.hasPrefix("party/typo.scenario\nNot run: \(typo)\n"))
    #expect(outcome.output.hasSuffix("\nPassed: 11 steps.\n"))
    #expect(outcome.status == 66)

    let json = try BuiltCommand.run(arguments + ["--json", "--junit", "report.xml"], in: place.url)
    let objects = try Self.objects(json.output)
    #expect(objects.map { $0["passed"] as? Bool } == [false, false, true])
    let error = objects.first?["error"] as? [String: Any]
    #expect(error?["line"] as? Int == 13)
    #expect(error?["column"] as? Int == 8)
    #expect(error?["message"] as? String == typo)
    let report = try place.read("report.xml")
    #expect(report.contains("tests=\"3\" failures=\"0\" errors=\"2\">"))
    #expect(report.contains("<error message=\"\(typo)\">"))
  }

  @Test func `a scenario that expects nothing fails`() throws {
    try place.write("party/empty.scenario", "")
    let outcome = try place.run("simulate", "--scenario", "party/empty.scenario")
    let lack = "there is no step, a verdict needs a line that begins with “expect”"
    #expect(outcome.status == 1)
    #expect(outcome.errors == "deepdrop: party/empty.scenario: \(lack)\n")
  }

  @Test func `an app that is none, or is not there, is told`() throws {
    try place.write("party/Broken.plist", "<plist")
    for (name, problem) in [("Broken.plist", "this info.plist"), ("None.plist", "no such file")] {
      try place.write("party/app.scenario", "device ann\ninstall \(name) on ann\n")
      let outcome = try place.run("simulate", "--scenario", "party/app.scenario")
      #expect(outcome.status == 65)
      #expect(outcome.errors.lowercased().contains(problem))
      #expect(outcome.errors.contains("line 2, column 9: "))
    }
  }

  @Test func `a program reads one object a scenario, and CI reads JUnit XML`() throws {
    try place.write("party/wrong.scenario", Self.journey + "expect screen home on ben\n")
    let outcome = try place.run(
      "simulate",
      "--json",
      "--junit",
      "report.xml",
      "--scenario",
      "party/party.scenario",
      "--scenario",
      "party/wrong.scenario"
    )
    #expect(outcome.status == 1)
    let objects = try Self.objects(outcome.output)
    #expect(objects.map { $0["passed"] as? Bool } == [true, false])
    #expect(objects.map { ($0["steps"] as? [Any])?.count } == [11, 12])
    let report = try place.read("report.xml")
    // Not by XMLDocument, which leaks on Linux.
    #expect(XMLParser(data: Data(report.utf8)).parse())
    #expect(
      report.contains(
        "<testsuite name=\"deepdrop simulate\" tests=\"2\" failures=\"1\" errors=\"0\">"
      )
    )
    #expect(report.split(separator: "<testcase ").count == 3)
    #expect(
      report.contains(
        "message=\"line 13, expect screen home on ben: expected a screen of the kind home, "
          + "found a screen of the kind app\""
      )
    )
  }

  @Test(arguments: ["party.scenario", "same", "./../party/link", "Info.plist"])
  func `verdicts do not take the place of an input`(name: String) throws {
    _ = try place.shell("cd party && ln party.scenario same && ln -s party.scenario link")
    let before = try place.read("party/party.scenario")
    let outcome = try place.run(
      "simulate",
      "--scenario",
      "party/party.scenario",
      "--junit",
      "party/\(name)"
    )
    let problem = "party/\(name) is an input, the verdicts need a file of their own"
    #expect(outcome == place.failure(64, "--junit: \(problem)"))
    #expect(try place.read("party/party.scenario") == before)
  }

  @Test func `verdicts that cannot be written are told before anything is run`() throws {
    let outcome = try place.run(
      "simulate",
      "--scenario",
      "party/party.scenario",
      "--junit",
      "none/report.xml"
    )
    let problem = "none/report.xml: cannot be written: no such file or directory"
    #expect(outcome == place.failure(73, problem))
  }

  private static func objects(_ lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `the store of the command line is offered`() throws {
    try place.write(
      "party/store.scenario",
      """
      device ann
      device ben
      install Info.plist on ann
      share Gig acme://e/1 from Info.plist on ann
      choose AirDrop on ann
      send to ben on ann
      accept on ben
      expect store app Info.plist on ben

      """
    )
    let arguments = ["simulate", "--scenario", "party/store.scenario"]
    #expect(try BuiltCommand.run(arguments, in: place.url).status == 1)
    #expect(
      try BuiltCommand.run(arguments + ["--store", "party/Info.plist"], in: place.url).status == 0
    )
  }

  @Test func `a run leaves nothing behind, nor what a killed one left`() throws {
    try place.write("tmp/DeepDrop-\(UUID().uuidString)/0/Caches/Gig.acmelink", "acme://e/1")
    let outcome = try BuiltCommand.run(
      ["simulate", "--scenario", "party/party.scenario"],
      in: place.url,
      environment: ["TMPDIR": place.url.appending(path: "tmp").path()]
    )
    #expect(outcome.status == 0)
    #expect(try place.files.filter { $0.hasPrefix("tmp/") } == [])
  }

  @Test func `the grammar is listed, and a verdict asks for a scenario`() throws {
    let listed = try place.run("simulate", "--grammar")
    #expect(listed.status == 0)
    #expect(listed.output.contains("  expect opened app APP with URL LINK on DEVICE\n"))
    #expect(listed.output.contains("\n  SYSTEM                  ios16, ios17, ios26, macos\n"))
    #expect(listed.output.contains(" Facebook,\n                          \"Reading List\"\n"))
    #expect(listed.output.contains(#"\n is a line feed"#))
    #expect(try place.run("simulate", "--json").status == 64)
  }

  #if os(Linux)
    @Test(arguments: [
      (["--scenario", "a.scenario", "--port", "1"], "--port is for the page, --scenario has none"),
      (
        ["--scenario", "a.scenario", "--record", "b"],
        "--record is for the page, --scenario has none"
      ),
      (["--junit", "a.xml"], "--junit is for verdicts, give --scenario FILE"),
      (["--grammar", "--json"], "--json changes nothing of the grammar"),
      (["--snapshot", "a.png", "--port", "1"], "--port is for the page, --snapshot serves none"),
      (
        ["--snapshot", "a.png", "--over", "loopback"],
        "--over is for the page, --snapshot serves none"
      ),
    ])
    func `an option that would change nothing is refused`(
      arguments: [String],
      problem: String
    ) throws {
      let outcome = try BuiltCommand.run(["simulate"] + arguments, in: place.url)
      #expect(outcome == place.failure(64, "simulate: \(problem)"))
    }

    @Test(arguments: [
      (["--interface", "none0"], 64, "there is no interface none0, \"ip link\" lists them"),
      (
        ["--interface", "lo", "--over", "memory"], 64,
        "--interface is for the real protocol, not --over memory"
      ),
      (
        ["--interface", "eth0", "--over", "loopback"], 64,
        "--over loopback is for this machine alone, not eth0"
      ),
    ])
    func `an interface of no use is told`(
      arguments: [String],
      status: Int32,
      problem: String
    ) throws {
      let outcome = try BuiltCommand.run(
        ["simulate", "--scenario", "party/party.scenario"] + arguments,
        in: place.url
      )
      #expect(outcome == place.failure(status, "simulate: \(problem)"))
    }

    @Test(
      .enabled(if: Self.canTurnIPv6Off, "needs the right to change a network of its own"),
      arguments: [
        ("true", #"is down, "ip link set lo up" turns it on"#),
        (Self.withoutIPv6, "is without IPv6, which AirDrop speaks"),
      ]
    )
    func `a loopback of no use is told at once`(setting: String, problem: String) throws {
      let run = "deepdrop simulate --over loopback --scenario party/party.scenario"
      let outcome = try place.shellAlone("\(setting) && \(run)")
      #expect(outcome.errors == "deepdrop: simulate: lo \(problem)\n")
      #expect(outcome.output == "A party\nNot run: lo \(problem)\n")
      #expect(outcome.status == 69)
    }

    private static let withoutIPv6 =
      "ip link set lo up && echo 1 >/proc/sys/net/ipv6/conf/lo/disable_ipv6"
    private static let canTurnIPv6Off =
      (try? Workspace().shellAlone(withoutIPv6))?.status == 0

    @Test(.network) func `the same goes by the real protocol on loopback`() async throws {
      let outcome = try await place.deepdrop([
        "simulate", "--over", "loopback", "--scenario", "party/party.scenario",
      ])
      #expect(outcome.errors == "")
      #expect(outcome.status == 0)
    }
  #endif
}
