import DeepDropPropertyList

/// Which links an app takes.
///
/// Decided on the parsed link, never on its text, and by naming what is allowed: a scheme nobody
/// named is refused. Schemes that run or read something here (`file:`, `javascript:`, `data:` and
/// their like) are refused even when named.
///
/// ```swift
/// let policy = LinkPolicy(schemes: ["acme"], hosts: ["example.com"])
/// policy.allows(try DeepLink("ACME://e/1"))  // true
/// policy.allows(try DeepLink("https://example.com@evil.test/"))  // false: the host is evil.test
/// ```
public struct LinkPolicy: Sendable, Hashable {
  /// Which hosts a web link may have.
  public enum WebLinks: Sendable, Hashable {
    /// Those the policy names, whole and exact: `example.com` does not stand for `www.example.com`.
    case ownHosts

    /// Any host.
    case any
  }

  /// What becomes of a web link without encryption, whose host nobody vouches for.
  public enum PlainHTTP: Sendable, Hashable {
    /// Only https is taken.
    case refused

    /// http is taken where https is.
    case allowed
  }

  /// The app's own schemes, in lower case.
  public let schemes: Set<String>

  /// The app's own web hosts, in lower case.
  public let hosts: Set<String>

  /// Which web links are taken.
  public let webLinks: WebLinks

  /// Whether http counts as a web link.
  public let plainHTTP: PlainHTTP

  /// Names what is allowed; schemes and hosts compare without case.
  ///
  /// Naming http or https as a scheme changes nothing: web links are judged by their host.
  ///
  /// A scheme with a colon, or a URL for a host, would silently allow nothing: it is a mistake of the
  /// program, which ends there. What comes from a file goes through ``LinkType``, which throws.
  public init(
    schemes: Set<String>,
    hosts: Set<String> = [],
    webLinks: WebLinks = .ownHosts,
    plainHTTP: PlainHTTP = .refused
  ) {
    precondition(
      schemes.allSatisfy { URLSyntax.isScheme($0) },
      "A scheme is a letter, then letters, digits, “+”, “-” and “.”, without a colon."
    )
    precondition(
      hosts.allSatisfy { URLSyntax.isHost($0) },
      "A host is a domain or an address, without scheme, port, path and wildcard."
    )
    self.schemes = Set(schemes.map { $0.lowercased() }).filter { !Self.isReserved($0) }
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.webLinks = webLinks
    self.plainHTTP = plainHTTP
  }

  /// Whether the link is one of those.
  public func allows(_ link: DeepLink) -> Bool {
    guard link.isWebLink else { return schemes.contains(link.scheme) }
    guard link.scheme == "https" || plainHTTP == .allowed else { return false }
    return webLinks == .any || link.host.map(hosts.contains) == true
  }

  /// Refuses a link that is not one of those.
  ///
  /// - Throws: ``LinkError/Code/refusedLink``, naming what would be taken.
  public func check(_ link: DeepLink) throws(LinkError) {
    guard allows(link) else { throw .refused(link, by: self) }
  }

  /// Whether no app can have the scheme as its own: a browser's, or a dangerous one.
  package static func isReserved(_ scheme: String) -> Bool {
    let scheme = scheme.lowercased()
    return URLSyntax.isWebScheme(scheme) || dangerousSchemes.contains(scheme)
  }

  /// Schemes whose links run a program, hold a document or reach the disk.
  private static let dangerousSchemes: Set = [
    "about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source",
  ]
}

extension LinkPolicy {
  /// What is taken, as part of a sentence: “acme:, https://example.com”.
  fileprivate var summary: String {
    let own = schemes.sorted().map { $0 + ":" }
    let web = plainHTTP == .allowed ? ["https", "http"] : ["https"]
    let links = web.flatMap { scheme in
      webLinks == .any ? [scheme + ":"] : hosts.sorted().map { "\(scheme)://\($0)" }
    }
    let all = own + links
    return all.isEmpty ? "no link at all" : all.listed
  }
}

// MARK: Errors

extension LinkError.Code {
  /// The link is sound, but not one that the policy takes.
  public static let refusedLink = Self("refused-link")
}

extension LinkError {
  package static func refused(_ link: DeepLink, by policy: LinkPolicy) -> Self {
    let kind = link.isWebLink ? "\(link.scheme)://\(link.host ?? "")" : link.scheme + ":"
    return Self(
      .refusedLink,
      "The link \(link.string.quoted) is refused, since \(kind) is not allowed: "
        + "allowed is \(policy.summary)."
    )
  }
}
