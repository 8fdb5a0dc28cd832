import DeepDropKit
import DeepDropUI
@_spi(Lab) import FoundationStandIn
import Testing
@_spi(Lab) import UIKit

/// What must not disturb an app, through the calls that the system makes.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BadInputTests {
  @Test(arguments: LifeCycle.allCases)
  func `of three files one is malformed and one somebody else's (R01)`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    let gig = try phone.copy(named: "Gig.acmelink", holding: "acme://e/1")
    let bad = try phone.copy(named: "Bad.acmelink", holding: "acme://e/1 acme://e/2")
    let note = try phone.copy(named: "Note.txt", holding: "acme://e/3")
    let own = try phone.document(named: "Own.acmelink", holding: "acme://e/4")
    phone.launch(with: .urls([(gig, false), (bad, false), (note, false), (own, true)]))
    #expect(Set(try await phone.opened(expecting: 2)) == ["acme://e/1", "acme://e/4"])
    #expect([gig, bad, note, own].map(\.exists) == [false, false, true, true])
    #expect(SecurityScope.openCount(own) == 0)
  }

  @Test(arguments: LifeCycle.allCases)
  func `a malformed file in place stays, and its scope is closed`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    let file = try phone.document(named: "Bad.acmelink", holding: "nothing")
    phone.launch(with: .urls([(file, true)]))
    #expect(try await phone.opened(expecting: 0) == [])
    #expect(file.exists)
    #expect(SecurityScope.openCount(file) == 0)
  }

  @Test(arguments: LifeCycle.allCases)
  func `the same file twice comes once, the same link in another file again (R11, R13)`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    let first = try phone.copy(named: "Gig.acmelink", holding: "acme://e/1")
    let second = try phone.copy(named: "Gig-2.acmelink", holding: "acme://e/1")
    phone.launch(with: .urls([(first, false)]))
    phone.deliver(.urls([(first, false)]))
    phone.deliver(.urls([(second, false)]))
    #expect(try await phone.opened(expecting: 2) == ["acme://e/1", "acme://e/1"])
    #expect(phone.isInboxEmpty)
  }

  @Test(arguments: LifeCycle.allCases)
  func `a file that cannot be read at the start comes with the later call (R06, R07)`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    let file = try phone.copy(named: "Gig.acmelink", holding: "acme://e/1")
    Coordination.setAway(file, true)
    phone.launch(with: .urls([(file, false)]))
    // A later call while the first is still at it would be one with it.
    while !Coordination.hasRefused(file) { try await Task.sleep(for: .milliseconds(2)) }
    #expect(try await phone.opened(expecting: 0) == [])
    Coordination.setAway(file, false)
    phone.deliver(.urls([(file, false)]))
    try await phone.recorder.waitForLinks(2)
    phone.unlock()
    #expect(try await phone.opened(expecting: 2) == ["acme://e/1"])
    #expect(phone.isInboxEmpty)
  }

  @Test(arguments: LifeCycle.allCases)
  func `a file removed meanwhile is no reason to stop`(lifeCycle: LifeCycle) async throws {
    let phone = try Phone(lifeCycle)
    let gone = phone.inbox.appending(path: "Gone.acmelink")
    phone.launch(with: .urls([(gone, false)]))
    #expect(try await phone.opened(expecting: 0) == [])
  }

  @Test(arguments: LifeCycle.allCases)
  func `a link of somebody else's is not taken (R16)`(lifeCycle: LifeCycle) async throws {
    let phone = try Phone(lifeCycle)
    phone.launch()
    phone.deliver(.universalLink(try DeepLink("https://example.org/e/1").url))
    phone.deliver(.urls([(try DeepLink("other://e/1").url, false)]))
    #expect(try await phone.opened(expecting: 0) == [])
    if lifeCycle == .legacy { #expect(phone.recorder.answers == [false, false, true]) }
  }

  @Test func `links of ours are answered for (R04, R16)`() async throws {
    let phone = try Phone(.legacy)
    let file = try phone.copy(named: "Gig.acmelink", holding: "acme://e/1")
    let note = try phone.copy(named: "Note.txt", holding: "acme://e/1")
    phone.launch()
    phone.deliver(.universalLink(try DeepLink("https://example.com/e/1").url))
    phone.deliver(.urls([(file, false), (note, false)]))
    #expect(phone.recorder.answers == [true, true, false])
    #expect(try await phone.opened(expecting: 2).count == 2)
  }

  @Test func `handoff of the app's own is no universal link`() async throws {
    let receiver = LinkReceiver(type: try LinkType(bundle: .main))
    let activity = NSUserActivity(activityType: "com.example.acme.viewing")
    activity.webpageURL = try DeepLink("https://example.com/e/1").url
    #expect(!receiver.receive(activity))
  }

  @Test func `a link that comes before anybody listens is kept (R05, R19)`() async throws {
    let recorder = Recorder()
    try Declarations.install()
    let receiver = LinkReceiver(type: .app)
    let url = try DeepLink("https://example.com/e/1").url
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    receiver.receive(UIScene.ConnectionOptions(urlContexts: [], userActivities: [activity]))
    try await Task.sleep(for: .milliseconds(50))
    let running = Task { await receiver.run { recorder.open($0) } }
    try await recorder.waitForLinks(1)
    running.cancel()
    await running.value
    #expect(recorder.opened == ["https://example.com/e/1"])
  }

  @Test func `a run that is cancelled leaves later links to the next one (R05)`() async throws {
    try Declarations.install()
    let recorder = Recorder()
    let receiver = LinkReceiver(type: .app)
    let first = Task { await receiver.run { recorder.open($0) } }
    first.cancel()
    await first.value
    await receiver.receive(try DeepLink("acme://e/1").url)
    #expect(recorder.opened == [])
    let second = Task { await receiver.run { recorder.open($0) } }
    try await recorder.waitForLinks(1)
    second.cancel()
    await second.value
    #expect(recorder.opened == ["acme://e/1"])
  }
}
