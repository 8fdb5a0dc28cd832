import FoundationStandIn

@available(iOS 13, macOS 10.15, *)
public struct List<Content: View>: Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func draw(on canvas: Canvas) { canvas.draw(content, as: "list") }
}

@available(iOS 13, macOS 10.15, *)
public struct Form<Content: View>: Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func draw(on canvas: Canvas) { canvas.draw(content, as: "form") }
}

@available(iOS 13, macOS 10.15, *)
public struct VStack<Content: View>: Primitive {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func draw(on canvas: Canvas) { canvas.draw(content, as: "stack") }
}

@available(iOS 13, macOS 10.15, *)
public struct HorizontalAlignment: Sendable {
  public static let leading = Self()
  public static let center = Self()
}

@available(iOS 13, macOS 10.15, *)
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
  private let content: Content
  private let footer: Footer?

  func draw(on canvas: Canvas) {
    canvas.draw(content, as: "section")
    if let footer { canvas.draw(footer, as: "footer") }
  }
}

extension Section where Parent == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Parent == Never, Footer == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    footer = nil
  }
}

@available(iOS 13, macOS 10.15, *)
public struct ForEach<Data: RandomAccessCollection, Content: View>: Primitive
where Data.Element: Identifiable {
  private let data: Data
  private let content: (Data.Element) -> Content

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  func draw(on canvas: Canvas) {
    for element in data { canvas.draw(content(element), as: "\(element.id)") }
  }
}
