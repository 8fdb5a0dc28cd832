import FoundationStandIn
@_spi(Lab) import UIKit

@available(iOS 14, macOS 11, *)
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {
    let host = AppHost(Self())
    _ = host.screen
    RunLoop.main.run()
  }
}

@available(iOS 14, macOS 11, *)
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@available(iOS 14, macOS 11, *)
@MainActor
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(iOS 14, macOS 11, *)
public struct WindowGroup<Content: View>: Scene {
  fileprivate let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { return preconditionFailure("a window draws its content") }
}

private protocol Window {
  @MainActor func draw(on canvas: Canvas)
}

extension WindowGroup: Window {
  fileprivate func draw(on canvas: Canvas) {
    canvas.draw(content, as: "window")
  }
}

/// The system's side of a SwiftUI app.
@_spi(Lab)
@MainActor
public final class AppHost<Program: App> {
  private let app: Program
  private let store = StateStore()
  private var running: [String: Task<Void, Never>] = [:]
  private var controllers: [String: UIViewController] = [:]

  /// Starts the app, perhaps because something has come for it.
  public init(_ app: Program, with arrival: Arrival? = nil) {
    self.app = app
    if let arrival { deliver(arrival) } else { _ = screen }
  }

  /// Draws what is on the screen now.
  public var screen: Canvas {
    let canvas = Canvas(store: store, shown: controllers)
    canvas.install(stateOf: app)
    (app.body as? any Window)?.draw(on: canvas)
    controllers = canvas.controllers
    keep(canvas.tasks)
    return canvas
  }

  /// The controller that SwiftUI shows for UIKit's sake, and with it what it presents.
  public var presented: UIViewController? {
    controllers.values.lazy.compactMap(\.presentedViewController).first
  }

  /// Hands over what has come; SwiftUI says nothing of where a file lies.
  public func deliver(_ arrival: Arrival) {
    let actions = screen.urlActions
    let urls =
      switch arrival {
      case .urls(let urls): urls.map(\.url)
      case .universalLink(let url): [url]
      }
    for url in urls {
      for action in actions { action(url) }
    }
  }

  /// Ends the app.
  public func quit() {
    keep([:])
  }

  private func keep(_ tasks: [String: () async -> Void]) {
    for (place, task) in running where tasks[place] == nil {
      task.cancel()
      running[place] = nil
    }
    for (place, work) in tasks where running[place] == nil {
      running[place] = Task { await work() }
    }
  }
}
