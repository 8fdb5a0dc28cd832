#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import DeepDropKit
  public import SwiftUI
  public import UIKit

  /// A button that opens the share sheet.
  ///
  /// SwiftUI's own `ShareLink` never learns which activity was chosen, so it cannot give AirDrop the
  /// file and everybody else the link.
  ///
  /// ```swift
  /// LinkShareButton(share) {
  ///   Label("Share", systemImage: "square.and.arrow.up")
  /// }
  /// ```
  public struct LinkShareButton<Label: View>: View {
    private let share: LinkShare
    private let icon: UIImage?
    private let label: Label
    @State private var anchor = ShareAnchor()

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - share: What is shared.
    ///   - icon: What the sheet shows beside the title.
    ///   - label: What the button shows.
    public init(_ share: LinkShare, icon: UIImage? = nil, @ViewBuilder label: () -> Label) {
      self.share = share
      self.icon = icon
      self.label = label()
    }

    /// The button, upon the view that the sheet points at.
    public var body: some View {
      Button {
        anchor.present(share, icon: icon)
      } label: {
        label
      }
      .background { ShareAnchorView(anchor: anchor) }
    }
  }

  /// Where the sheet is presented from, once that is on the screen.
  @MainActor
  private final class ShareAnchor {
    weak var controller: UIViewController?

    func present(_ share: LinkShare, icon: UIImage?) {
      guard let controller, let view = controller.view else { return }
      let sheet = UIActivityViewController(sharing: share, icon: icon, from: view)
      controller.present(sheet, animated: true)
    }
  }

  private struct ShareAnchorView: UIViewControllerRepresentable {
    let anchor: ShareAnchor

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      anchor.controller = controller
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif
