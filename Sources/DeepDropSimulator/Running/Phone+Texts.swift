import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Phone {
  /// Who shares what was dropped and is no app's own.
  private static let browser = "com.apple.mobilesafari"

  /// The schemes of the apps that are there.
  private var schemes: Set<String> {
    Set(
      device.apps.flatMap { $0.app.declarations.urlTypes.flatMap(\.schemes) }.map {
        $0.lowercased()
      }
    )
  }

  // MARK: Dropping

  /// Shares what was dropped: a link of an app's own as that app does if its title is known, any
  /// other link as it is, and whatever else as a text.
  mutating func drop(_ text: String, titled title: String?) throws(SimulatorError) {
    let text = String(text[...].trimmed)
    guard !text.isEmpty else { throw .cannotShare("What was dropped is empty.") }
    guard let link = droppedLink(text) else {
      return try shareOnTop(.text(text), from: Self.browser)
    }
    let owner = device.apps.first { $0.linkType?.policy.allows(link) == true }?.id
    let webURL = link.isWebLink ? link : nil
    if let owner, let title, let shared = try? SharedLink(title: title, link: link, webURL: webURL)
    {
      try shareOnTop(.link(shared, .file), from: owner)
    } else {
      try shareOnTop(.page(link), from: owner ?? Self.browser)
    }
  }

  /// The text as a link: one with `//`, or of an app that is there; none that runs or reads something.
  private func droppedLink(_ text: String) -> DeepLink? {
    guard let link = try? DeepLink(text), link.isWebLink || !LinkPolicy.isReserved(link.scheme),
      link.host != nil || schemes.contains(link.scheme)
    else { return nil }
    return link
  }

  // MARK: Reading

  /// How a file is previewed: the links in a text can be tapped.
  func preview(of name: String) -> FilePreview {
    guard let plainText = try? TypeIdentifier("public.plain-text"),
      resolver.graph.conforms(type(ofFileNamed: name), to: plainText),
      let bytes = folder.read(name, in: .files, atMost: LinkedText.maximumLength),
      let text = String(bytes: bytes, encoding: .utf8)
    else { return FilePreview(file: name, text: nil) }
    return FilePreview(file: name, text: LinkedText(text, schemes: schemes))
  }

  /// The text on the screen.
  func textOnScreen() throws(SimulatorError) -> LinkedText {
    guard case .preview(let preview) = device.screen, let text = preview.text else {
      throw missing("no text")
    }
    return text
  }
}
