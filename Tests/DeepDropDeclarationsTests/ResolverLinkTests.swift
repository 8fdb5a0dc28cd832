import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct ResolverLinkTests {
  private func resolver(_ apps: InstalledApp..., sites: [String: String] = [:]) throws -> Resolver {
    Resolver(
      apps: apps,
      on: .iOS26,
      sites: try sites.mapValues { try AppLinks(parsing: Array($0.utf8)) }
    )
  }

  // MARK: Schemes

  @Test func `the app with the scheme opens, without regard to case`() throws {
    let app = InstalledApp.sample("Acme", schemes: ["ACME"])
    let resolution = try resolver(app).resolve(DeepLink("acme://e/1"))
    #expect(resolution.outcome == .opens(app))
    #expect(resolution.candidates.map(\.reasons) == [["It claims the scheme acme:."]])
    #expect(resolution.notes == [])
    #expect(resolution.evidence.confidence == .unknown)
  }

  @Test func `nobody opens a scheme that nobody has`() throws {
    let resolution = try resolver(.acme()).resolve(DeepLink("other://e/1"))
    #expect(resolution.outcome == .nobody)
    #expect(
      resolution.changes
        == ["An app that declares the scheme other: in CFBundleURLTypes would open it."]
    )
  }

  @Test func `of sister apps with one scheme the host tells none (P22)`() throws {
    let sister = InstalledApp.sample("Abc", schemes: ["acme"])
    let resolution = try resolver(.acme(), sister).resolve(DeepLink("acme://acme/1"))
    #expect(resolution.order == ["Abc", "Acme"])
    #expect(resolution.outcome == .opens(sister))
    #expect(
      resolution.notes == [
        "The link's host plays no part when apps share a scheme: which of them opens is undefined.",
        "Several apps have an equal claim, and nothing is documented for that: here the bundle "
          + "identifier that comes first decides.",
      ]
    )
    #expect(
      resolution.changes == [
        "A file type or a web host of its own tells one app from another; a scheme of its own does "
          + "too."
      ]
    )
  }

  // MARK: Web links

  @Test func `a web link opens the app of its host`() throws {
    let resolution = try resolver(.acme()).resolve(DeepLink("https://example.com/e/1"))
    #expect(resolution.outcome == .opens(try .acme()))
    #expect(resolution.candidates.map(\.reasons) == [["It is associated with example.com."]])
    #expect(resolution.evidence.confidence == .medium)
  }

  @Test(arguments: [
    ("*.example.com", "https://a.example.com/", true),
    ("*.example.com", "https://a.b.example.com/", true),
    ("*.example.com", "https://example.com/", false),
    ("*.example.com", "https://badexample.com/", false),
    ("example.com", "https://www.example.com/", false),
    ("Example.com", "http://EXAMPLE.com/", true),
  ])
  func `a wildcard host stands for subdomains`(host: String, link: String, opens: Bool) throws {
    var app = InstalledApp.sample("Acme")
    app.hosts = [try AssociatedHost(host)]
    let resolution = try resolver(app).resolve(DeepLink(link))
    #expect(resolution.outcome == (opens ? .opens(app) : .opensBrowser))
  }

  @Test func `the root host answers for its subdomains, an exact host for itself`() throws {
    let site = """
      {"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.com.example.acme"], "components":
      [{"/": "/e/*"}]}]}}
      """
    var app = InstalledApp.sample("Acme")
    app.hosts = [try AssociatedHost("*.example.com")]
    let link = try DeepLink("https://a.example.com/f")
    #expect(try resolver(app).resolve(link).outcome == .opens(app))
    for host in ["example.com", "a.example.com"] {
      #expect(try resolver(app, sites: [host: site]).resolve(link).outcome == .opensBrowser)
    }
    app.hosts.append(try AssociatedHost("a.example.com"))
    #expect(try resolver(app, sites: ["example.com": site]).resolve(link).outcome == .opens(app))
  }

  @Test func `a host that is nobody's opens the browser`() throws {
    let resolution = try resolver(.acme()).resolve(DeepLink("https://example.org/"))
    #expect(resolution.outcome == .opensBrowser)
    #expect(resolution.hasApp == false)
    #expect(
      resolution.changes == [
        "An app with the associated domain applinks:example.org would open it, if the site names "
          + "the app."
      ]
    )
  }

  @Test func `the site decides which links are the app's`() throws {
    let site = """
      {"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.com.example.acme"], "components":
      [{"/": "/e/0", "exclude": true}, {"/": "/e/*"}]}]}}
      """
    let resolver = try resolver(.acme(), sites: ["example.com": site])
    func reasons(_ link: String) throws -> [String] {
      try resolver.resolve(DeepLink(link)).candidates.flatMap(\.reasons)
    }
    #expect(
      try reasons("https://example.com/e/1")[1] == "The site leaves the link to it by “/e/*”."
    )
    #expect(
      try reasons("https://example.com/e/0")[1]
        == "The site keeps the link for the browser by “/e/0”."
    )
    #expect(try reasons("https://example.com/f")[1] == "No pattern of the site matches the link.")
    #expect(
      try resolver.resolve(DeepLink("https://example.com/e/0")).outcome == .opensBrowser
    )
    let other = try self.resolver(
      .sample("Other", hosts: ["example.com"]),
      sites: ["example.com": site]
    )
    #expect(
      try other.resolve(DeepLink("https://example.com/e/1")).candidates.flatMap(\.reasons)
        == ["It is associated with example.com.", "The site does not name it."]
    )
  }

  @Test func `the order of the site goes before that of bundle identifiers`() throws {
    let site = """
      {"applinks": {"details": [
      {"appIDs": ["A1B2C3D4E5.com.example.two"], "components": [{}]},
      {"appIDs": ["A1B2C3D4E5.com.example.one"], "components": [{}]}]}}
      """
    let one = InstalledApp.sample("One", hosts: ["example.com"])
    let two = InstalledApp.sample("Two", hosts: ["example.com"])
    let link = try DeepLink("https://example.com/")
    #expect(
      try resolver(one, two, sites: ["example.com": site]).resolve(link).order == ["Two", "One"]
    )
    #expect(try resolver(two, one).resolve(link).order == ["One", "Two"])
  }

  @Test func `an app's own universal link goes to the browser when it opens it itself (R19)`()
    throws
  {
    let resolver = try resolver(.acme())
    let link = try DeepLink("https://example.com/e/1")
    let resolution = resolver.resolve(link, openedBy: try .acme())
    #expect(resolution.outcome == .opensBrowser)
    #expect(
      resolution.candidates.flatMap(\.reasons).last
        == "It opens the link itself: the system sends an app's own link to the browser."
    )
    #expect(
      resolver.resolve(link).notes.last
        == "If “Acme” itself asks the system to open this link, it goes to the browser: an app hands "
        + "its own links to its router."
    )
  }
}
