import FoundationStandIn

@available(iOS 13, macOS 10.15, *)
public struct Text: Primitive {
  private let text: String

  public init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }

  func draw(on canvas: Canvas) {
    canvas.write(text)
  }
}

@available(iOS 13, macOS 10.15, *)
public struct Image: Primitive {
  public init(systemName: String) {}

  func draw(on canvas: Canvas) {}
}

@available(iOS 14, macOS 11, *)
public struct Label<Title: View, Icon: View>: Primitive {
  private let title: Title

  func draw(on canvas: Canvas) {
    canvas.draw(title, as: "title")
  }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
  }
}

@available(iOS 13, macOS 10.15, *)
public struct Button<Label: View>: Primitive {
  private let action: () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func draw(on canvas: Canvas) {
    let part = canvas.part()
    part.draw(label, as: "label")
    canvas.takeContent(of: part)
    canvas.buttons.append((part.texts, action))
  }
}

@available(iOS 13, macOS 10.15, *)
public struct TextField<Label: View>: Primitive {
  private let title: String
  private let text: Binding<String>

  func draw(on canvas: Canvas) {
    canvas.fields.append((title, text))
  }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}

@available(iOS 16, macOS 13, *)
public struct LabeledContent<Label: View, Content: View>: Primitive {
  private let label: Label
  private let content: Content

  func draw(on canvas: Canvas) {
    canvas.draw(label, as: "label")
    canvas.draw(content, as: "content")
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    label = Text(title)
    content = Text(value)
  }
}
