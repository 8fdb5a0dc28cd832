public import DeepDropKit
internal import DeepDropPropertyList

extension Resolver {
  /// Which app opens a link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - opener: The app that asks the system to open it; nil for a link from elsewhere, such as one
  ///     that arrived by AirDrop. The system sends an app's own universal link to the browser.
  public func resolve(_ link: DeepLink, openedBy opener: InstalledApp? = nil) -> Resolution {
    link.isWebLink ? resolve(webLink: link, openedBy: opener) : resolve(schemeLink: link)
  }

  private func resolve(schemeLink link: DeepLink) -> Resolution {
    let candidates = apps.filter { app in
      app.declarations.urlTypes.flatMap(\.schemes).lowercasedSet.contains(link.scheme)
    }.map { app in
      Candidate(
        app: app,
        claim: nil,
        isEligible: true,
        reasons: ["It claims the scheme \(link.scheme):."]
      )
    }
    return Resolution(
      subject: .link(link),
      profile: profile,
      types: [],
      outcome: candidates.first.map { .opens($0.app) } ?? .nobody,
      candidates: candidates,
      lookups: [],
      notes: candidates.count > 1 ? [.sharedScheme, .tieOfApps] : [],
      changes: candidates.isEmpty
        ? [.claimScheme(link.scheme)] : candidates.count > 1 ? [.distinguishApps] : [],
      evidence: candidates.count > 1
        ? profile.schemes.lowered(because: .undocumentedApps) : profile.schemes
    )
  }

  private func resolve(webLink link: DeepLink, openedBy opener: InstalledApp?) -> Resolution {
    let host = link.host ?? ""
    let candidates = apps.filter { $0.hosts.contains { $0.covers(host) } }
      .map { candidate($0, link, host, opener: opener) }
    let ordered = candidates.enumerated().sorted { left, right in
      key(left.element, host, left.offset) < key(right.element, host, right.offset)
    }.map(\.element)
    let eligible = ordered.filter(\.isEligible)
    var notes: [String] = []
    if candidates.contains(where: { site(for: $0.app, host) == nil }) {
      notes.append(.assumedSite(host))
    }
    let ignored = candidates.lazy.compactMap { site(for: $0.app, host)?.ignored }.first ?? []
    if !ignored.isEmpty { notes.append(.ignoredInSite(ignored)) }
    if eligible.count > 1 { notes.append(.tieOfApps) }
    if let app = eligible.first?.app { notes.append(.ownLink(app.name)) }
    return Resolution(
      subject: .link(link),
      profile: profile,
      types: [],
      outcome: eligible.first.map { .opens($0.app) } ?? .opensBrowser,
      candidates: ordered,
      lookups: [],
      notes: notes,
      changes: eligible.isEmpty ? changes(forWebLinkTo: host, ordered) : [],
      evidence: eligible.count > 1
        ? profile.universalLinks.lowered(because: .undocumentedApps) : profile.universalLinks
    )
  }

  private func key(
    _ candidate: Candidate,
    _ host: String,
    _ place: Int
  ) -> (Int, Int, Int) {
    let site = site(for: candidate.app, host)
    return (candidate.isEligible ? 0 : 1, site?.place(of: candidate.app.bundleID) ?? 0, place)
  }

  /// What is known of the file that answers for an app's association with a host.
  ///
  /// Each host serves its own; for `*.example.com` a device asks `example.com`.
  private func site(for app: InstalledApp, _ host: String) -> AppLinks? {
    let covering = app.hosts.filter { $0.covers(host) }
    guard covering.allSatisfy(\.isWildcard) else { return sites[host] }
    return covering.lazy.compactMap { sites[String($0.string.dropFirst(2))] }.first ?? sites[host]
  }

  private func candidate(
    _ app: InstalledApp,
    _ link: DeepLink,
    _ host: String,
    opener: InstalledApp?
  ) -> Candidate {
    var reasons = ["It is associated with \(host)."]
    var isEligible = true
    switch site(for: app, host)?.answer(to: link, for: app.bundleID) {
    case nil: break
    case .opens(let pattern):
      reasons.append("The site leaves the link to it by \(pattern.text.quoted).")
    case .excludes(let pattern):
      reasons.append("The site keeps the link for the browser by \(pattern.text.quoted).")
      isEligible = false
    case .matchesNothing:
      reasons.append("No pattern of the site matches the link.")
      isEligible = false
    case .doesNotName:
      reasons.append("The site does not name it.")
      isEligible = false
    }
    if app == opener {
      reasons.append("It opens the link itself: the system sends an app's own link to the browser.")
      isEligible = false
    }
    return Candidate(app: app, claim: nil, isEligible: isEligible, reasons: reasons)
  }

  private func changes(forWebLinkTo host: String, _ candidates: [Candidate]) -> [String] {
    if candidates.isEmpty { return [.associate(host)] }
    return [.nameInSite(host)]
  }
}

extension AssociatedHost {
  /// Whether links to a host are meant; `*.example.com` stands for every subdomain, not for itself.
  func covers(_ host: String) -> Bool {
    isWildcard ? host.hasSuffix(string.dropFirst()) : host == string
  }
}
