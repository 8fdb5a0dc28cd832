internal import DeepDropPropertyList

extension Rule {
  static let webScheme = Rule(
    "web-scheme",
    .warning,
    "A browser’s scheme is listed as one of the app’s own.",
    explanation: """
      Links of http and https open in the browser whatever an Info.plist says. An app gets those \
      of its site by associated domains, and an apple-app-site-association file on the host. \
      Only an app that may be the user’s browser lists them.
      """,
    source: "avioli/uni_links issue 110",
    .infoPlist { info in
      guard !info.checker.isBrowser else { return [] }
      return info.linkClaims.flatMap(\.schemes).filter { ["http", "https"].contains($0.canonical) }
        .map { word in
          Problem(
            word,
            "\(word.quoted) is a browser’s scheme and brings the app no links.",
            cure: "Use associated domains (applinks:) and an apple-app-site-association file; "
              + "for a browser, check with --browser-app."
          )
        }
    }
  )
}
