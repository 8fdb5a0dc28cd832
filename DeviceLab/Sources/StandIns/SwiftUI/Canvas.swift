import FoundationStandIn
import UIKit

/// What is on the screen, as the lab sees it.
@_spi(Lab)
@MainActor
public final class Canvas {
  public fileprivate(set) var texts: [String] = []
  public internal(set) var buttons: [(label: [String], action: () -> Void)] = []
  public internal(set) var fields: [(title: String, text: Binding<String>)] = []
  public internal(set) var title = ""

  var urlActions: [(URL) -> Void] = []
  var tasks: [String: () async -> Void] = [:]
  var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
  var controllers: [String: UIViewController] = [:]
  var push: ((Any) -> Void)?
  let store: StateStore
  let shown: [String: UIViewController]
  private(set) var place: String

  init(store: StateStore, shown: [String: UIViewController], place: String = "") {
    self.store = store
    self.shown = shown
    self.place = place
  }

  func write(_ text: String) {
    texts.append(text)
  }

  func draw(_ view: some View, as name: String) {
    let outer = place
    place += "/" + name
    if let primitive = view as? any Primitive {
      primitive.draw(on: self)
    } else if let representable = view as? any UIViewControllerRepresentable {
      representable.show(on: self)
    } else {
      install(stateOf: view)
      draw(view.body, as: "\(type(of: view))")
    }
    place = outer
  }

  func install(stateOf value: Any) {
    for case (let name?, let state as any Installable) in Mirror(reflecting: value).children {
      state.install(in: store, at: place + "." + name)
    }
  }

  /// A part that is drawn apart, so that it can be left out or looked at.
  func part() -> Canvas {
    let part = Canvas(store: store, shown: shown, place: place)
    part.push = push
    return part
  }

  /// What works whether or not it is seen.
  func takeBehaviour(of part: Canvas) {
    urlActions += part.urlActions
    tasks.merge(part.tasks) { $1 }
    destinations.merge(part.destinations) { $1 }
    controllers.merge(part.controllers) { $1 }
  }

  func takeContent(of part: Canvas) {
    texts += part.texts
    buttons += part.buttons
    fields += part.fields
    title = part.title
  }
}
