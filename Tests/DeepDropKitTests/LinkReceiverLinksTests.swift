import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct LinkReceiverLinksTests {
  private let folder: Workspace
  private let receiver: LinkReceiver

  init() throws {
    folder = try Workspace()
    receiver = try LinkReceiver(type: .acme, inbox: Inbox(container: folder.url))
  }

  private func receive(_ numbers: ClosedRange<Int>) async throws {
    for number in numbers {
      await receiver.receive(try DeepLink("acme://e/\(number)").url)
    }
  }

  /// Takes so many links.
  private func take(_ count: Int) async -> [String] {
    var links: [String] = []
    for await link in receiver.links {
      links.append(link.string)
      if links.count == count { break }
    }
    return links
  }

  /// Returns once so many listen.
  private func listening(_ count: Int) async {
    while await receiver.queue.listenerCount != count { await Task.yield() }
  }

  @Test func `links wait for a listener, in order (R05, R13)`() async throws {
    try await receive(1...3)
    #expect(await take(2) == ["acme://e/1", "acme://e/2"])
    try await receive(4...4)
    #expect(await take(2) == ["acme://e/3", "acme://e/4"])
  }

  enum AppState: CaseIterable, Sendable {
    case quit
    case background
    case foreground
  }

  @Test(arguments: AppState.allCases, ["acme://e/1", "https://example.com/e/1"])
  func `each link is delivered once, whatever the app was doing (R02, R22)`(
    state: AppState,
    string: String
  ) async throws {
    let file = try folder.write("Documents/Inbox/Gig.acmelink", string)
    let link = try DeepLink(string)
    let links: [String]
    switch state {
    case .quit:
      // The system hands over before the app's first screen listens, and the launch sweeps.
      await receiver.receive(file)
      await receiver.sweep()
      await receiver.receive(link.url)
      links = await take(2)
    case .background:
      // The screen that listened is gone, another one comes up afterwards.
      let gone = Task { await take(1) }
      await listening(1)
      gone.cancel()
      #expect(await gone.value == [])
      await receiver.receive(file)
      await receiver.receive(link.url)
      links = await take(2)
    case .foreground:
      let listener = Task { await take(2) }
      await listening(1)
      await receiver.receive(file)
      await receiver.receive(link.url)
      links = await listener.value
    }
    #expect(links == [string, string])
    #expect(await receiver.takePending() == [])
  }

  @Test func `a link with an escaped space is delivered once, and as it was (L01)`() async throws {
    let link = try DeepLink("acme://p?name=al%20mond")
    #expect(await receiver.receive(link.url) == .link(link))
    #expect(await receiver.takePending() == ["acme://p?name=al%20mond"])
  }

  @Test func `a listener that was cancelled takes nothing`() async throws {
    try await receive(1...1)
    let cancelled = Task {
      while !Task.isCancelled { await Task.yield() }
      return await take(1)
    }
    cancelled.cancel()
    #expect(await cancelled.value == [])
    #expect(await take(1) == ["acme://e/1"])
  }

  @Test func `a listener cancelled before a link came in leaves it to the next`() async throws {
    for number in 1...300 {
      let gone = Task { await take(1) }
      await listening(1)
      gone.cancel()
      try await receive(number...number)
      #expect(await gone.value == [])
      #expect(await receiver.takePending() == ["acme://e/\(number)"])
    }
  }

  @Test func `a listener cancelled while others wait leaves the link to one of them`() async throws
  {
    for number in 1...300 {
      let gone = Task { await take(1) }
      await listening(1)
      let other = Task { await take(1) }
      await listening(2)
      gone.cancel()
      try await receive(number...number)
      #expect(await gone.value == [])
      #expect(await other.value == ["acme://e/\(number)"])
    }
  }

  @Test func `a link left by a cancelled listener is still that of its file`() async throws {
    let file = try folder.write("Downloads/Gig.acmelink", "acme://e/1")
    let link = try DeepLink("acme://e/1")
    for _ in 1...100 {
      let gone = Task { await take(1) }
      await listening(1)
      gone.cancel()
      #expect(await receiver.receive(file, openInPlace: true) == .link(link))
      #expect(await gone.value == [])
      #expect(await receiver.receive(file, openInPlace: true) == .duplicate)
      #expect(await receiver.takePending() == ["acme://e/1"])
    }
  }

  @Test func `of several listeners each link has one`() async throws {
    let listeners = (1...3).map { _ in Task { await take(10) } }
    await listening(3)
    try await receive(1...30)
    var all: [String] = []
    for listener in listeners { all += await listener.value }
    #expect(Set(all) == Set((1...30).map { "acme://e/\($0)" }))
    #expect(all.count == 30)
  }

  @Test func `nothing is lost while listeners come and go`() async throws {
    let count = 200
    let listeners = Task {
      var links: [String] = []
      while links.count < count {
        let listener = Task { await take(1) }
        if links.count.isMultiple(of: 2) { await Task.yield() }
        listener.cancel()
        links += await listener.value
      }
      return links
    }
    try await receive(1...count)
    #expect(await listeners.value == (1...count).map { "acme://e/\($0)" })
  }
}
