import DeepDropKit

extension App {
  static let type = Parameter<String?>.option(
    "type",
    "UTI",
    "The type of the app's link files, for an app that owns others too."
  )
}
