import DeepDropKit
@_spi(Lab) import FoundationStandIn
@_spi(Lab) import SwiftUI
import Testing
@_spi(Lab) import UIKit

@testable import EventShare

/// The example, used as a person would.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EventShareTests {
  private let host: AppHost<EventShareApp>

  init() throws {
    try Declarations.install()
    host = AppHost(EventShareApp())
  }

  @Test func `the list shows the events`() {
    #expect(host.screen.title == "Events")
    #expect(Event.all.count == 4)
    for event in Event.all { #expect(host.screen.texts.contains(event.title)) }
  }

  @Test func `AirDrop gets the titled file, everybody else the page`() throws {
    try tap("AC/DC: Live")
    #expect(host.screen.texts.contains("4 July"))
    try tap("Share")
    let sheet = try #require(host.presented as? UIActivityViewController)
    let file = try #require(sheet.pick(.airDrop).first?.item as? URL)
    #expect(file.lastPathComponent == "AC\u{2215}DC\u{2236} Live.acmelink")
    #expect(try String(contentsOf: file, encoding: .utf8) == "acme://e/2")
    for activity in ShareTests.activities {
      #expect(sheet.pick(activity).first?.item as? URL == Event.all[1].webURL.url)
    }
  }

  @Test func `any title and any link can be shared`() throws {
    try tap("Any link")
    try type("Notes 🎈", into: "Title")
    try type("acme://notes/7?from=me", into: "Link")
    try tap("Share")
    let sheet = try #require(host.presented as? UIActivityViewController)
    let file = try #require(sheet.pick(.airDrop).first?.item as? URL)
    #expect(file.lastPathComponent == "Notes 🎈.acmelink")
    #expect(try String(contentsOf: file, encoding: .utf8) == "acme://notes/7?from=me")
  }

  @Test func `a link of somebody else's cannot be shared, and the reason is shown`() throws {
    try tap("Any link")
    try type("other://e/1", into: "Link")
    #expect(!host.screen.buttons.contains { $0.label == ["Share"] })
    #expect(host.screen.texts.contains { $0.contains("is refused") })
  }

  @Test(arguments: ["acme://e/3", "https://example.com/e/3"])
  func `a link to an event shows the event`(link: String) async throws {
    host.deliver(.urls([(try DeepLink(link).url, false)]))
    try await wait { host.screen.texts.contains("30 August") }
  }

  @Test func `any other link is shown as it came`() async throws {
    host.deliver(.urls([(try DeepLink("acme://notes/7").url, false)]))
    try await wait { host.screen.fields.last?.text.wrappedValue == "acme://notes/7" }
    host.deliver(.urls([(try DeepLink("acme://notes/8").url, false)]))
    try await wait { host.screen.fields.last?.text.wrappedValue == "acme://notes/8" }
  }

  @Test func `without a folder to write to AirDrop gets the page as well`() async {
    await #expect(processExitsWith: .success) {
      let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      unsafe setenv("XDG_CACHE_HOME", file.path, 1)
      try await MainActor.run {
        let tests = try EventShareTests()
        try tests.tap("AC/DC: Live")
        try tests.tap("Share")
        let sheet = try #require(tests.host.presented as? UIActivityViewController)
        for activity in ShareTests.activities + [.airDrop] {
          let items = sheet.pick(activity).map { $0.item as? URL }
          try #require(items == [Event.all[1].webURL.url])
        }
      }
    }
  }

  private func tap(_ label: String) throws {
    try #require(host.screen.buttons.first { $0.label == [label] }).action()
  }

  private func type(_ text: String, into field: String) throws {
    try #require(host.screen.fields.first { $0.title == field }).text.wrappedValue = text
  }

  private func wait(until isReached: () -> Bool) async throws {
    while !isReached() { try await Task.sleep(for: .milliseconds(2)) }
  }
}
