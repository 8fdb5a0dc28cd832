import DeepDropKit

extension LinkType {
  /// The app of the examples.
  static var acme: Self {
    get throws {
      try Self(
        identifier: TypeIdentifier("com.example.acme.link"),
        filenameExtension: "acmelink",
        name: "Acme link",
        mimeType: nil,
        appID: "com.example.acme",
        schemes: ["acme"],
        hosts: ["example.com"]
      )
    }
  }
}
