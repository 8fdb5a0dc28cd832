import DeepDropHTTPS
public import DeepDropKit
import Glibc

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
  /// - Throws: `LinkError` for a link of another kind, ``SystemError`` when the program cannot be
  ///   started.
  public func open(_ link: DeepLink) throws {
    try policy.check(link)
    let process = try spawn([program, link.string])
    // Somebody has to wait for it, or it stays as a zombie.
    try BlockingThread.start {
      var status: Int32 = 0
      while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
  }

  private func spawn(_ arguments: [String]) throws(SystemError) -> pid_t {
    var files = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    for number: Int32 in 0...2 {
      unsafe posix_spawn_file_actions_addopen(&files, number, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // What we block and ignore would stay so in the browser; and our terminal's Ctrl-C is not its.
    var (blocked, standard) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&blocked)
    unsafe sigfillset(&standard)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the Glibc module leaves out
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession)
    unsafe posix_spawnattr_setflags(&attributes, flags)

    let words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process = pid_t()
    let status = unsafe posix_spawnp(&process, program, &files, &attributes, words, environ)
    guard status == 0 else { throw SystemError(status, program) }
    return process
  }
}
