import DeepDropDeclarations
import Testing

@Suite struct TeamIdentifierTests {
  @Test func `ten capital letters and digits are a team`() throws {
    #expect(try TeamIdentifier("A1B2C3D4E5").string == "A1B2C3D4E5")
  }

  @Test(arguments: [
    "", "A1B2C3D4E", "A1B2C3D4E5F", "a1b2c3d4e5", "A1B2C3D4E.", "Ä1B2C3D4E", "A1B2C3D4E\n",
  ])
  func `anything else is none`(text: String) {
    #expect(code { _ = try TeamIdentifier(text) } == .invalidTeam)
  }
}
