#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How the process begins.
enum Descriptors {
  /// Fills what a parent closed, so that no file or socket of ours becomes standard output; writing
  /// there fails as it should.
  static func prepare() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }
}

/// How the process takes signals.
enum Signals {
  /// A broken pipe becomes an error of `write`, an interruption a status of its own.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // Ignored from the start, as after `trap '' INT`, it stays so.
    let inherited = signal(SIGINT, SIG_IGN)
    if unsafe unsafeBitCast(inherited, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGINT) { _ in _exit(130) }
    }
    // A parent may leave signals blocked for its children, as Foundation's Process does.
    var held = endings
    unsafe pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }

  /// Does what must not stop half-way: an interruption waits until `body` has cleaned up.
  ///
  /// `body` must not block: it gets its input read and writes to regular files.
  static func holdingBack<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = endings
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// What asks a process to end.
  static var endings: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, number) }
    return signals
  }
}
