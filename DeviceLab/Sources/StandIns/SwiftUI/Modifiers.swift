import FoundationStandIn
import UIKit

/// A view that does something besides.
struct Modified<Content: View>: Primitive {
  private let content: Content
  private let effect: (Canvas) -> Void

  init(_ content: Content, effect: @escaping (Canvas) -> Void = { _ in }) {
    self.content = content
    self.effect = effect
  }

  func draw(on canvas: Canvas) {
    canvas.draw(content, as: "content")
    effect(canvas)
  }
}

// MARK: Behaviour

extension View {
  @available(iOS 14, macOS 11, *)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(self) { $0.urlActions.append(action) }
  }

  @available(iOS 15, macOS 12, *)
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    Modified(self) { $0.tasks[$0.place] = action }
  }

  @available(iOS 15, macOS 12, *)
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let behind = content()
    return Modified(self) { $0.draw(behind, as: "background") }
  }

  @available(iOS 13, macOS 10.15, *)
  public func id(_ id: some Hashable) -> some View { Modified(self) }
}

// MARK: Looks

extension View {
  @available(iOS 13, macOS 10.15, *)
  public func font(_ font: Font?) -> some View { Modified(self) }

  @available(iOS 15, macOS 12, *)
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { Modified(self) }

  @available(iOS 13, macOS 10.15, *)
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(self)
  }

  @available(iOS 13, macOS 10.15, *)
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified(self) }

  @available(iOS 15, macOS 12, *)
  public func tint(_ color: Color?) -> some View { Modified(self) }

  @available(iOS 13, macOS 10.15, *)
  public func frame(
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
  public func keyboardType(_ type: UIKeyboardType) -> some View { Modified(self) }

  @available(iOS 15, *)
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    Modified(self)
  }

  @available(iOS 13, macOS 10.15, *)
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified(self) }
}
