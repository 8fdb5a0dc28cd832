import FoundationStandIn
import UIKit

@available(iOS 13, *)
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

@available(iOS 13, *)
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

extension UIViewControllerRepresentable {
  public var body: Never { return preconditionFailure("a representable shows its controller") }

  func show(on canvas: Canvas) {
    let context = Context()
    let kept = canvas.shown[canvas.place] as? UIViewControllerType
    let controller = kept ?? makeUIViewController(context: context)
    canvas.controllers[canvas.place] = controller
    updateUIViewController(controller, context: context)
  }
}
