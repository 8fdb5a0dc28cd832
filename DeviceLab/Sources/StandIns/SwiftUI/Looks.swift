import FoundationStandIn

@available(iOS 13, macOS 10.15, *)
public struct Font: Sendable {
  public static let largeTitle = Self()

  @available(iOS 14, macOS 11, *)
  public static let title2 = Self()

  public static let headline = Self()

  public func bold() -> Font { self }
}

@available(iOS 13, macOS 10.15, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 13, macOS 10.15, *)
public struct Color: ShapeStyle {
  @available(iOS 15, macOS 12, *)
  public static let indigo = Self()
}

@available(iOS 15, macOS 12, *)
public struct TintShapeStyle: ShapeStyle {}

@available(iOS 15, macOS 12, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  @available(iOS 15, macOS 12, *)
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  @available(iOS 15, macOS 12, *)
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

@available(iOS 13, macOS 10.15, *)
public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

@available(iOS 15, *)
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { Self() }
}

@available(iOS 13, macOS 10.15, *)
public struct Alignment: Sendable {
  public static let center = Self()
}

@available(iOS 13, macOS 10.15, *)
public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let all = Self(rawValue: 15)
  }
}
