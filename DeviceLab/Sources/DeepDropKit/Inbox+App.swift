@_spi(Lab) import FoundationStandIn

extension Inbox {
  /// The folders of the app that the lab runs.
  public static var app: Self {
    Container.current.map(Self.init(container:)) ?? .none
  }
}
