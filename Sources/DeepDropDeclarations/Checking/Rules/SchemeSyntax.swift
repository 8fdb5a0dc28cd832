internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let schemeSyntax = Rule(
    "scheme-syntax",
    .error,
    store: StoreCodes.illegalScheme,
    "A URL scheme breaks the grammar.",
    explanation: """
      A letter comes first, then letters, digits, “+”, “-” and “.”; no underscore, and no whole \
      link. The store refuses the upload.
      """,
    source: """
      RFC 3986 §3.1; Cap-go/capgo.app pull request 2431; RocketChat/Rocket.Chat.ReactNative \
      issue 314
      """,
    .infoPlist { info in
      info.linkClaims.flatMap(\.schemes).filter { word in
        !word.isOpen && !word.string.isEmpty && !URLSyntax.isScheme(word.string)
      }.map { word in
        let scheme = String(word.string.prefix { $0 != ":" && $0 != "/" }).map {
          $0 == "_" ? "-" : $0
        }
        let isLegal = URLSyntax.isScheme(String(scheme))
        let isWeb = ["http", "https"].contains(String(scheme))
        return Problem(
          word,
          "\(word.quoted) is not a scheme: a letter, then letters, digits, “+”, “-” and “.”.",
          cure: isWeb
            ? "Web links are for associated domains: applinks:\(host(of: word.string))."
            : "Write \(isLegal ? String(scheme) : "a name such as acme"), there and in the code."
        )
      }
    }
  )
}

private func host(of link: String) -> String {
  let rest = link.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first
  return rest.map(String.init) ?? "example.com"
}
