public import DeepDropKit

/// Opens links on the desktop: those of known apps, and https.
///
/// Nothing else is ever opened, and no shell sees the link.
public struct LinkOpener: Sendable, Hashable {
  private let policy: LinkPolicy
  private let program: String

  /// Takes the schemes of these types, and https to any host.
  ///
  /// - Parameter program: what opens a link, looked up in `PATH`; it gets the link as its only
  ///   argument.
  public init(types: [LinkType], program: String = "xdg-open") {
    policy = LinkPolicy(schemes: Set(types.flatMap(\.schemes)), webLinks: .any)
    self.program = program
  }

  /// Whether a link would be opened.
  public func allows(_ link: DeepLink) -> Bool { policy.allows(link) }

  /// Starts the program, which lives on by itself.
  ///
  /// - Parameter failed: hears of an exit status that is not 0, on another thread and maybe much
  ///   later; of a signal's end as shells do, with 128 more.
  /// - Throws: `LinkError` for a link of another kind, ``SystemError`` when the program cannot be
  ///   started.
  public func open(
    _ link: DeepLink,
    failed: @escaping @Sendable (Int32) -> Void = { _ in }
  ) throws {
    try policy.check(link)
    try ChildProcess(program, [link.string]).waitInBackground { status in
      if status != 0 { failed(status) }
    }
  }
}
