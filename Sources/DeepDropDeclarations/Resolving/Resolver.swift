/// A system with its apps, which is asked who opens a file or a link.
///
/// It is a model of Launch Services as far as it is documented or was reported, and says so in each
/// answer's ``Resolution/evidence``. The same input gives the same answer, in whatever order the
/// apps are given. A choice that the person made earlier is not part of it.
///
/// ```swift
/// let app = InstalledApp(
///   name: "Acme",
///   bundleID: "com.example.acme",
///   declarations: Declarations(for: acme)
/// )
/// let resolver = Resolver(apps: [app], on: .iOS16)
/// resolver.resolve(OfferedFile(name: "Gig.acmelink")).outcome  // .opens(app)
/// ```
public struct Resolver: Sendable, Hashable {
  /// The apps, in the order in which ties are broken: by bundle identifier, then by name.
  public let apps: [InstalledApp]
  /// The system.
  public let profile: OSProfile
  /// The types that the system and the apps declare.
  public let graph: TypeGraph
  /// What web hosts say of the apps that open their links, by host in lower case.
  ///
  /// A host that is missing here is taken to leave every link to the apps associated with it.
  public var sites: [String: AppLinks]

  /// A system with these apps.
  public init(
    apps: [InstalledApp],
    on profile: OSProfile,
    sites: [String: AppLinks] = [:],
    system: SystemTypes = .current
  ) {
    self.apps = apps.sorted(by: InstalledApp.isOrdered)
    self.profile = profile
    self.sites = sites
    graph = TypeGraph(apps, system: system)
  }
}
