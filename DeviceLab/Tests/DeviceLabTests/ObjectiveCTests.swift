import DeepDropKit
import DeepDropUI
import FoundationStandIn
import Testing

/// What the code of 2013 calls, from Swift.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ObjectiveCTests {
  @Test func `one call takes files and links, and answers at once`() async throws {
    try Declarations.install()
    let recorder = Recorder()
    let receiver = try DeepDropReceiver { recorder.note(.opened($0.absoluteString)) }
    #expect(receiver.receive(try DeepLink("acme://e/1").url, openInPlace: false))
    #expect(!receiver.receive(try DeepLink("other://e/1").url, openInPlace: false))
    try await recorder.waitForLinks(1)
    #expect(recorder.opened == ["acme://e/1"])
  }
}
