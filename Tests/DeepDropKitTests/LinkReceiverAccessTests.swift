import Testing

@testable import DeepDropKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the rim hands in: scopes, coordination, protection, types.
@Suite(.timeLimit(.minutes(5))) struct LinkReceiverAccessTests {
  /// A rim that writes down its calls, and locks the files named.
  private actor Rim {
    private(set) var calls: [String] = []
    private var locked: Set<String>

    init(locked: Set<String>) {
      self.locked = locked
    }

    func lock(_ names: Set<String>) {
      locked = names
    }

    func check(_ url: URL) throws {
      calls.append("read " + url.lastPathComponent)
      // What reading a protected file throws while the device is locked.
      if locked.contains(url.lastPathComponent) { throw CocoaError(.fileReadNoPermission) }
    }
  }

  /// The scopes that are open, and the calls so far.
  private final class Scopes: Sendable {
    private let stream = AsyncStream<String>.makeStream()
    let isGranted: Bool

    init(isGranted: Bool) {
      self.isGranted = isGranted
    }

    func start(_ url: URL) -> Bool {
      stream.continuation.yield("start " + url.lastPathComponent)
      return isGranted
    }

    func stop(_ url: URL) {
      stream.continuation.yield("stop " + url.lastPathComponent)
    }

    func calls() async -> [String] {
      stream.continuation.finish()
      return await stream.stream.reduce(into: []) { $0.append($1) }
    }
  }

  private let folder: Workspace

  init() throws {
    folder = try Workspace()
  }

  private func receiver(_ rim: Rim, _ scopes: Scopes? = nil) throws -> LinkReceiver {
    var access = FileAccess.direct
    access.coordinate = { url, read in
      try await rim.check(url)
      return try read(url)
    }
    if let scopes {
      access.startScope = { scopes.start($0) }
      access.stopScope = { scopes.stop($0) }
    }
    return try LinkReceiver(type: .acme, inbox: Inbox(container: folder.url), access: access)
  }

  private func write(_ text: String, _ name: String) throws -> URL {
    try folder.write("Documents/Inbox/\(name)", text)
  }

  @Test func `several files at once are all handled, with balanced scopes (R01)`() async throws {
    let scopes = Scopes(isGranted: true)
    let receiver = try receiver(Rim(locked: ["b.acmelink"]), scopes)
    let files = try [
      write("acme://e/1", "a.acmelink"), write("acme://e/2", "b.acmelink"),
      write("bad", "c.acmelink"), write("%PDF", "d.pdf"), write("acme://e/5", "e.acmelink"),
    ]
    var outcomes: [LinkReceiver.Outcome] = []
    for file in files { outcomes.append(await receiver.receive(file)) }
    #expect(outcomes[0] == .link(try DeepLink("acme://e/1")))
    #expect(outcomes[1] == .waiting(.file("b.acmelink", .fileUnavailable)))
    #expect(outcomes[3] == .notOurs)
    #expect(outcomes[4] == .link(try DeepLink("acme://e/5")))
    #expect(
      await scopes.calls()
        == ["a.acmelink", "b.acmelink", "c.acmelink", "d.pdf", "e.acmelink"]
        .flatMap { ["start " + $0, "stop " + $0] }
    )
  }

  @Test func `a scope that is not granted is not stopped, and the file is read (R07)`()
    async throws
  {
    let scopes = Scopes(isGranted: false)
    let receiver = try receiver(Rim(locked: []), scopes)
    let file = try write("acme://e/1", "a.acmelink")
    #expect(await receiver.receive(file) == .link(try DeepLink("acme://e/1")))
    #expect(await scopes.calls() == ["start a.acmelink"])
  }

  @Test func `a file elsewhere is read within its scope (R08)`() async throws {
    let scopes = Scopes(isGranted: true)
    let rim = Rim(locked: [])
    let receiver = try receiver(rim, scopes)
    let file = try folder.write("Downloads/a.acmelink", "acme://e/1")
    #expect(
      await receiver.receive(file, openInPlace: true) == .link(try DeepLink("acme://e/1"))
    )
    #expect(await scopes.calls() == ["start a.acmelink", "stop a.acmelink"])
    #expect(await rim.calls == ["read a.acmelink"])
    #expect(file.text == "acme://e/1")
  }

  @Test func `a protected file stays until it can be read (R06, R10)`() async throws {
    let rim = Rim(locked: ["a.acmelink", "b.acmelink"])
    let receiver = try receiver(rim)
    let copy = try write("acme://e/1", "a.acmelink")
    let original = try folder.write("Downloads/b.acmelink", "acme://e/2")
    let waiting = ["a.acmelink", "b.acmelink"].map {
      LinkReceiver.Outcome.waiting(.file($0, .fileUnavailable))
    }
    #expect(await receiver.receive(copy) == waiting[0])
    #expect(await receiver.receive(original, openInPlace: true) == waiting[1])
    #expect(await receiver.sweep() == [waiting[0]])
    #expect(await receiver.retry() == waiting)
    #expect(copy.text == "acme://e/1")

    await rim.lock([])
    #expect(
      await receiver.retry()
        == [.link(try DeepLink("acme://e/1")), .link(try DeepLink("acme://e/2"))]
    )
    #expect(copy.text == nil)
    #expect(original.text == "acme://e/2")
    #expect(await receiver.retry() == [])
  }

  @Test func `a readable copy that comes later is delivered, and once (R06)`() async throws {
    let rim = Rim(locked: ["a.acmelink"])
    let receiver = try receiver(rim)
    let original = try folder.write("Elsewhere/a.acmelink", "acme://e/1")
    let copy = try write("acme://e/1", "a-1.acmelink")
    #expect(
      await receiver.receive(original) == .waiting(.file("a.acmelink", .fileUnavailable))
    )
    #expect(await receiver.receive(copy) == .link(try DeepLink("acme://e/1")))
    try FileManager.default.removeItem(at: original)
    await rim.lock([])
    #expect(await receiver.retry() == [.unreadable(.file("a.acmelink", .missingFile))])
    #expect(await receiver.takePending() == ["acme://e/1"])
  }

  @Test func `the same file handed over again is read again (R06)`() async throws {
    let rim = Rim(locked: ["a.acmelink"])
    let receiver = try receiver(rim)
    let file = try write("acme://e/1", "a.acmelink")
    #expect(await receiver.receive(file) == .waiting(.file("a.acmelink", .fileUnavailable)))
    await rim.lock([])
    #expect(await receiver.receive(file) == .link(try DeepLink("acme://e/1")))
    #expect(await receiver.retry() == [])
  }

  @Test(arguments: [true, false])
  func `what comes while the first try fails is worth another (R06)`(isRetry: Bool) async throws {
    let rim = Rim(locked: ["a.acmelink"])
    let (starts, start) = AsyncStream<Void>.makeStream()
    let (releases, release) = AsyncStream<Void>.makeStream()
    var access = FileAccess.direct
    access.coordinate = { url, read in
      do {
        try await rim.check(url)
      } catch {
        start.yield()
        for await _ in releases {}
        throw error
      }
      return try read(url)
    }
    let receiver = try LinkReceiver(
      type: .acme,
      inbox: Inbox(container: folder.url),
      access: access
    )
    let file = try write("acme://e/1", "a.acmelink")
    async let first = receiver.receive(file)
    for await _ in starts { break }
    await rim.lock([])
    if isRetry {
      #expect(await receiver.retry() == [])
    } else {
      #expect(await receiver.receive(file) == .duplicate)
    }
    release.finish()
    #expect(await first == .link(try DeepLink("acme://e/1")))
    #expect(await receiver.takePending() == ["acme://e/1"])
    #expect(await rim.calls.count == 2)
  }

  @Test func `a locked file that turns out foreign is let go (F14, R16)`() async throws {
    let rim = Rim(locked: ["Letter"])
    let receiver = try receiver(rim)
    let file = try write("Dear Anna", "Letter")
    #expect(await receiver.receive(file) == .waiting(.file("Letter", .fileUnavailable)))
    await rim.lock([])
    #expect(await receiver.retry() == [.notOurs])
    #expect(await receiver.retry() == [])
    #expect(file.text == "Dear Anna")
  }

  @Test func `a file of our type is ours whatever its extension`() async throws {
    let type = try LinkType.acme.identifier
    var access = FileAccess.direct
    access.typeIdentifier = { $0.pathExtension == "event" ? type : nil }
    let receiver = try LinkReceiver(
      type: .acme,
      inbox: Inbox(container: folder.url),
      access: access
    )
    let file = try write("acme://e/1", "Gig.event")
    #expect(receiver.recognizes(file))
    #expect(await receiver.receive(file) == .link(try DeepLink("acme://e/1")))
    #expect(file.text == nil)
  }

  @Test func `a file that cannot be removed is not delivered again`() async throws {
    // The rim reads a file of its own, so that nothing is there to remove.
    let elsewhere = try folder.write("coordinated", "acme://e/1")
    var access = FileAccess.direct
    access.coordinate = { _, read in try read(elsewhere) }
    let receiver = try LinkReceiver(
      type: .acme,
      inbox: Inbox(container: folder.url),
      access: access
    )
    try folder.write("Documents/Inbox/other.pdf", "")
    let file = folder.url.appending(path: "Documents/Inbox/Gig.acmelink")
    #expect(await receiver.receive(file) == .link(try DeepLink("acme://e/1")))
    #expect(await receiver.takePending() == ["acme://e/1"])
    #expect(await receiver.receive(file) == .duplicate)
    #expect(await receiver.takePending() == [])
  }
}
