internal import DeepDropPropertyList

/// The system that an Info.plist is for, as far as it tells.
enum TargetPlatform: Sendable, Hashable {
  case iOS
  case macOS
  case unknown

  init(_ root: PropertyList) {
    let keys = root.dictionary?.keys ?? []
    let supported = root.words("CFBundleSupportedPlatforms").map(\.string)
    if supported.contains("MacOSX") {
      self = .macOS
    } else if !supported.isEmpty || root["LSRequiresIPhoneOS"]?.boolValue == true {
      self = .iOS
    } else if !keys.isDisjoint(with: Self.macKeys) {
      self = .macOS
    } else if keys.contains(where: { $0.hasPrefix("UILaunch") || $0.hasPrefix("UIApplication") }) {
      self = .iOS
    } else {
      self = .unknown
    }
  }

  /// Keys that mean nothing but on a Mac.
  private static let macKeys: Set = [
    "LSMinimumSystemVersion", "LSUIElement", "NSAppleScriptEnabled", "NSHighResolutionCapable",
    "NSMainNibFile", "NSMainStoryboardFile", "NSServices",
  ]
}
