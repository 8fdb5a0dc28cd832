@_exported import FoundationStandIn
@_exported import UIKit

@available(iOS 13, macOS 10.15, *)
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  @available(iOS 13, macOS 10.15, *)
  public var body: Never { return preconditionFailure("nothing has a body") }
}

/// A view that has no body: it draws itself.
protocol Primitive: View where Body == Never {
  func draw(on canvas: Canvas)
}

extension Primitive {
  public var body: Never { return preconditionFailure("a primitive draws itself") }
}

@available(iOS 13, macOS 10.15, *)
@MainActor
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(second)
  }
}

/// Several views, one after the other.
@available(iOS 13, macOS 10.15, *)
public struct TupleView<T>: Primitive {
  private let views: [any View]

  init(_ views: [any View]) {
    self.views = views
  }

  func draw(on canvas: Canvas) {
    for (index, view) in views.enumerated() { canvas.draw(view, as: "\(index)") }
  }
}

/// One of two views.
@available(iOS 13, macOS 10.15, *)
public struct _ConditionalContent<TrueContent, FalseContent>: Primitive {
  private let view: any View

  init(_ view: any View) {
    self.view = view
  }

  func draw(on canvas: Canvas) {
    canvas.draw(view, as: "\(type(of: view))")
  }
}
