import DeepDropKit

extension LinkFile.Format {
  /// The formats by the names that options and JSON give them.
  static let names: KeyValuePairs<String, Self> = [
    "bare": .bareURL, "webloc": .webloc, "url": .url, "desktop": .desktop,
  ]

  var name: String {
    switch self {
    case .bareURL: "bare"
    case .webloc: "webloc"
    case .url: "url"
    case .desktop: "desktop"
    }
  }
}
