internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let stringForBoolean = Rule(
    "string-for-boolean",
    .error,
    "A string stands where a boolean belongs.",
    explanation: """
      The store and the system look for a boolean. A string such as No counts as absent for the \
      one and may count as true for the other.
      """,
    source: """
      seen in the documentation of ShoutSocial/share_handler, and in the apps that followed it
      """,
    .infoPlist { info in
      let tops = keys.compactMap { key in info.root[key].map { (key, $0) } }
      let packages = info.claims.compactMap { $0.source["LSTypeIsPackage"] }
        .map { ("LSTypeIsPackage", $0) }
      return (tops + packages).compactMap { key, value -> Problem? in
        guard let string = value.string, let boolean = value.boolValue, !string.holdsBuildVariable
        else { return nil }
        return Problem(
          at: value,
          item: key,
          "\(key) is the string \(string.quoted); a boolean is expected.",
          cure: "Write <\(boolean)/>.",
          fix: .replace(value, with: .boolean(boolean))
        )
      }
    }
  )
}

private let keys = [
  InfoKey.opensInPlace, InfoKey.documentBrowser, "UIFileSharingEnabled", "LSRequiresIPhoneOS",
]
