import DeepDropKit
@_spi(Lab) import FoundationStandIn
import Testing
@_spi(Lab) import UIKit

/// Every way in, in every state of the app: each link comes exactly once.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DeliveryTests {
  enum AppState: CaseIterable {
    case quit
    case background
    case foreground
  }

  enum Way: CaseIterable {
    case ownScheme
    case universalLink
    case linkFile
  }

  struct Cell: CustomTestStringConvertible {
    let state: AppState
    let way: Way
    let lifeCycle: LifeCycle

    var testDescription: String { "\(state), \(way), \(lifeCycle)" }

    static let all = AppState.allCases.flatMap { state in
      Way.allCases.flatMap { way in
        LifeCycle.allCases.map { Cell(state: state, way: way, lifeCycle: $0) }
      }
    }
  }

  @Test(arguments: Cell.all)
  func `a link comes exactly once, and its copy goes (R02, R05, R22)`(cell: Cell) async throws {
    let phone = try Phone(cell.lifeCycle)
    let (arrival, link) = try arrival(by: cell.way, on: phone)
    switch cell.state {
    case .quit:
      phone.launch(with: arrival)
    case .background:
      phone.launch()
      phone.deliver(arrival)
      phone.becomeActive()
    case .foreground:
      phone.launch()
      // AirDrop's alert has taken the app's place: it is back first, and has the link afterwards.
      phone.becomeActive()
      phone.deliver(arrival)
    }
    #expect(try await phone.opened(expecting: 1) == [link])
    #expect(phone.isInboxEmpty)
  }

  private func arrival(by way: Way, on phone: Phone) throws -> (Arrival, String) {
    switch way {
    case .ownScheme:
      (.urls([(try DeepLink("acme://e/1").url, false)]), "acme://e/1")
    case .universalLink:
      (.universalLink(try DeepLink("https://example.com/e/1").url), "https://example.com/e/1")
    case .linkFile:
      (.urls([(try phone.copy(named: "Gig.acmelink", holding: "acme://e/2"), false)]), "acme://e/2")
    }
  }

  @Test(arguments: LifeCycle.allCases)
  func `a file that is opened in place stays, and its scope is closed (R08, R14)`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    let file = try phone.document(named: "Gig.acmelink", holding: "acme://e/1")
    phone.launch(with: .urls([(file, true)]))
    #expect(try await phone.opened(expecting: 1) == ["acme://e/1"])
    #expect(file.exists)
    #expect(SecurityScope.openCount(file) == 0)
  }

  @Test(arguments: [LifeCycle.scenes, .legacy])
  func `an Inbox file that the system says is in place stays`(lifeCycle: LifeCycle) async throws {
    let phone = try Phone(lifeCycle)
    phone.launch()
    // Not before the sweep, which is not told.
    #expect(try await phone.opened(expecting: 0) == [])
    let file = try phone.copy(named: "Gig.acmelink", holding: "acme://e/1")
    phone.deliver(.urls([(file, true)]))
    try await phone.recorder.waitForLinks(2)
    #expect(phone.recorder.opened.last == "acme://e/1")
    #expect(file.exists)
  }

  @Test(arguments: LifeCycle.allCases)
  func `a file that is locked away comes after the device is unlocked`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    let file = try phone.copy(named: "Gig.acmelink", holding: "acme://e/1")
    Coordination.setAway(file, true)
    phone.launch(with: .urls([(file, false)]))
    #expect(try await phone.opened(expecting: 0) == [])
    #expect(file.exists)
    Coordination.setAway(file, false)
    phone.unlock()
    try await phone.recorder.waitForLinks(2)
    #expect(phone.recorder.opened.last == "acme://e/1")
    #expect(phone.isInboxEmpty)
  }

  @Test(arguments: LifeCycle.allCases)
  func `the Inbox of an app that lost its links is emptied at launch (R10)`(
    lifeCycle: LifeCycle
  ) async throws {
    let phone = try Phone(lifeCycle)
    for number in 0..<25 {
      _ = try phone.copy(named: "Gig \(number).acmelink", holding: "acme://e/\(number)")
      _ = try phone.copy(named: "Bad \(number).acmelink", holding: "nothing")
    }
    phone.launch()
    let expected = (0..<25).map { "acme://e/\($0)" }
    #expect(Set(try await phone.opened(expecting: 25)) == Set(expected))
    #expect(phone.isInboxEmpty)
  }
}
