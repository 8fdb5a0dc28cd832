import FoundationStandIn
import UIKit

/// A view that does something besides. Whoever makes a view modifies it, on whichever actor.
nonisolated struct Modified<Content: View>: Primitive {
  private let content: Content
  private let effect: Effect?

  init(_ content: Content, effect: Effect? = nil) {
    self.content = content
    self.effect = effect
  }

  @MainActor
  func draw(on canvas: Canvas) {
    canvas.draw(content, as: "content")
    effect?.show(on: canvas)
  }
}

/// What a modifier does when its view is drawn.
enum Effect {
  case background(any View)
  case destination(ObjectIdentifier, (Any) -> (any View)?)
  case task(@isolated(any) () async -> Void)
  case title(String)
  case urlAction((URL) -> Void)

  @MainActor
  func show(on canvas: Canvas) {
    switch self {
    case .background(let view): canvas.draw(view, as: "background")
    case .destination(let data, let view): canvas.destinations[data] = view
    case .task(let action): canvas.tasks[canvas.place] = action
    case .title(let title): canvas.title = title
    case .urlAction(let action): canvas.urlActions.append(action)
    }
  }
}

// MARK: Behaviour

extension View {
  @available(iOS 14, macOS 11, *)
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(self, effect: .urlAction(action))
  }

  @available(iOS 15, macOS 12, *)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    Modified(self, effect: .task(action))
  }

  @available(iOS 15, macOS 12, *)
  public nonisolated func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Modified(self, effect: .background(content()))
  }

  @available(iOS 13, macOS 10.15, *)
  public nonisolated func id(_ id: some Hashable) -> some View { Modified(self) }
}

// MARK: Looks

extension View {
  @available(iOS 13, macOS 10.15, *)
  public nonisolated func font(_ font: Font?) -> some View { Modified(self) }

  @available(iOS 15, macOS 12, *)
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View { Modified(self) }

  @available(iOS 13, macOS 10.15, *)
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(self)
  }

  @available(iOS 13, macOS 10.15, *)
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Modified(self)
  }

  @available(iOS 15, macOS 12, *)
  public nonisolated func tint(_ color: Color?) -> some View { Modified(self) }

  @available(iOS 13, macOS 10.15, *)
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Modified(self)
  }

  @available(iOS 13, *)
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { Modified(self) }

  @available(iOS 15, *)
  public nonisolated func textInputAutocapitalization(
    _ mode: TextInputAutocapitalization?
  ) -> some View {
    Modified(self)
  }

  @available(iOS 13, macOS 10.15, *)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    Modified(self)
  }
}
