import DeepDropSimulator
import Testing

@Suite struct ExampleTests {
  @Test(arguments: try Example.all())
  func `an example passes (R14, R22, P06, P13, N05, N07, N08)`(example: Example) async throws {
    let report = await (try example.scenario()).run()
    #expect(report.failure == nil)
  }

  @Test(arguments: try Example.all())
  func `an example is written as it was read`(example: Example) throws {
    let scenario = try example.scenario()
    let again = try Example.parse(scenario.text)
    #expect(again.name == scenario.name)
    #expect(again.steps == scenario.steps)
  }

  @Test func `there are as many as were promised`() throws {
    #expect(try Example.all().count >= 12)
  }

  @Test func `the same scenario goes the same way each time`() async throws {
    for example in try Example.all() {
      let scenario = try example.scenario()
      #expect(await scenario.run() == (await scenario.run()))
    }
  }
}
