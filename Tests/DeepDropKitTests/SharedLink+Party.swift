import DeepDropKit

extension SharedLink {
  /// The event of the examples.
  static var party: Self {
    get throws {
      try Self(
        title: "Summer party",
        link: DeepLink("acme://e/1"),
        webURL: DeepLink("https://example.com/e/1")
      )
    }
  }
}
