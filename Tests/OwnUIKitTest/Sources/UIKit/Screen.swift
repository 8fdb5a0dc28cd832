/// Nothing that Apple's UIKit has.
public struct Screen {
  /// What is on it.
  public let text: String

  /// Shows a text.
  public init(_ text: String) {
    self.text = text
  }
}
