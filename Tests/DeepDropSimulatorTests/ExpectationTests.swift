import DeepDropKit
import DeepDropSimulator
import Foundation
import Testing

@Suite struct ExpectationTests {
  private static let head = """
    share "Summer party" acme://e/\(String(repeating: "1", count: 200)) icon Icons/Party.png from \
    Acme on ann
    choose AirDrop on ann
    send to ben on ann

    """

  @Test func `a link that differs at its end is another one`() async throws {
    let link = "acme://e/" + String(repeating: "1", count: 199)
    let scenario = try Scenario.between(
      Self.head + "accept on ben\nexpect opened app Acme with URL \(link)2 on ben\n"
    )
    let report = await scenario.run()
    #expect(
      report.failure?.hasSuffix(
        "expected com.example.acme in front with “\(link)2”, "
          + "found com.example.acme in front with “\(link)1”"
      ) == true
    )
  }

  @Test func `a text that holds the spelling of what cannot be seen is another one`() async throws {
    let scenario = try Scenario.between("share text a\u{200B}b from Acme on ann\n")
    let report = await Scenario(
      name: "",
      steps: scenario.steps + [.expect(.activity(.message, #"a\u{200B}b"#), at: "ann")]
    ).run()
    let name = ShareActivity.message.name
    #expect(
      report.failure?.hasSuffix(
        #"expected \#(name) sends “a\\u{200B}b”, found \#(name) sends “a\u{200B}b”"#
      ) == true
    )
  }

  @Test func `the picture in the dialog is the one that was given (N07)`() async throws {
    let line = "expect dialog icon Icons/Party.png on ben\n"
    #expect(await (try Scenario.between(Self.head + line)).run().failure == nil)
  }

  @Test func `a picture of the same length is another one (N07)`() async throws {
    let scenario = try Scenario.between(Self.head)
    let icon = try Array(Data(contentsOf: Example.folder.appending(path: "Icons/Party.png")))
    let other = try Thumbnail(Array(icon.dropLast()) + [icon[icon.count - 1] ^ 1])
    let report = await Scenario(
      name: "",
      steps: scenario.steps + [.expect(.dialogIcon(other), at: "ben")]
    ).run()
    let summary = "PNG, \(icon.count) bytes"
    #expect(
      report.failure?.hasSuffix(
        "expected a dialog with the picture of \(summary), "
          + "found a dialog with another picture of \(summary)"
      ) == true
    )
  }

  @Test func `a file that is no picture is refused with its place (N07)`() {
    let error = #expect(throws: SimulatorError.self) {
      try Scenario.between("share Gig acme://e/1 icon Apps/Acme.plist from Acme on ann")
    }
    #expect(
      error?.message
        == "line 5, column 27: The picture is neither PNG, JPEG nor JPEG 2000."
    )
  }
}
