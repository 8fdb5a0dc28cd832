import FoundationStandIn

@available(iOS 13, macOS 10.15, *)
@MainActor
@propertyWrapper
public struct State<Value> {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) {
    box = StateBox(value)
  }

  public init(initialValue value: Value) {
    box = StateBox(value)
  }

  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set { box.storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = box.storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

@available(iOS 13, macOS 10.15, *)
@MainActor
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(get read: @escaping () -> Value, set write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

@MainActor
private final class Storage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

@MainActor
private final class StateBox<Value> {
  var storage: Storage<Value>

  init(_ value: Value) {
    storage = Storage(value)
  }
}

/// What views keep while they are on the screen, by their place there.
@MainActor
final class StateStore {
  fileprivate var storages: [String: AnyObject] = [:]
}

@MainActor
protocol Installable {
  func install(in store: StateStore, at place: String)
}

extension State: Installable {
  func install(in store: StateStore, at place: String) {
    if let kept = store.storages[place] as? Storage<Value> {
      box.storage = kept
    } else {
      store.storages[place] = box.storage
    }
  }
}
