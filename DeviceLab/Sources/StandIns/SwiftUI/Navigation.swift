import FoundationStandIn

@available(iOS 16, macOS 13, *)
public struct NavigationStack<Data, Root: View>: Primitive {
  private let root: Root
  private let path: Binding<Data>
  private let top: () -> Any?
  private let push: (Any) -> Void

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = path
    top = { path.wrappedValue.last }
    push = { value in
      guard let value = value as? Data.Element else { return }
      path.wrappedValue.append(value)
    }
  }

  func draw(on canvas: Canvas) {
    let part = canvas.part()
    part.push = push
    part.draw(root, as: "root")
    canvas.takeBehaviour(of: part)
    guard let value = top() else { return canvas.takeContent(of: part) }
    let screen = canvas.part()
    screen.push = push
    if let view = part.destinations[ObjectIdentifier(Data.self)]?(value) {
      screen.draw(view, as: "\(value)")
    }
    canvas.takeBehaviour(of: screen)
    canvas.takeContent(of: screen)
  }
}

@available(iOS 13, macOS 10.15, *)
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  private let value: Any
  private let label: Label

  func draw(on canvas: Canvas) {
    let part = canvas.part()
    part.draw(label, as: "label")
    canvas.takeContent(of: part)
    canvas.buttons.append((part.texts, { [push = canvas.push] in push?(value) }))
  }
}

extension NavigationLink where Destination == Never {
  @available(iOS 16, macOS 13, *)
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value as Any
    self.label = label()
  }
}

extension View {
  @available(iOS 16, macOS 13, *)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(
      self,
      effect: .destination(ObjectIdentifier([D].self)) { ($0 as? D).map(destination) }
    )
  }

  @available(iOS 14, macOS 11, *)
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    Modified(self, effect: .title(String(title)))
  }
}
