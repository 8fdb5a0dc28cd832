import DeepDropThreads
import Glibc
import Synchronization

/// Another program, which runs without our terminal and without what we block and ignore.
package struct ChildProcess: Sendable, Hashable {
  private let id: pid_t

  /// Starts a program that is looked up in `PATH`; no shell sees its arguments.
  ///
  /// Somebody has to wait for it, or it stays as a zombie.
  ///
  /// - Parameter environment: what differs there from ours.
  package init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws(SystemError) {
    var files = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    for number: Int32 in 0...2 {
      unsafe posix_spawn_file_actions_addopen(&files, number, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var (blocked, standard) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&blocked)
    unsafe sigfillset(&standard)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the Glibc module leaves out
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession)
    unsafe posix_spawnattr_setflags(&attributes, flags)

    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    let settings = unsafe Self.settings(environment)
    defer { for index in unsafe settings.indices { unsafe free(settings[index]) } }
    var process = pid_t()
    let status = unsafe posix_spawnp(&process, program, &files, &attributes, words, settings)
    guard status == 0 else { throw SystemError(status, program) }
    id = process
  }

  /// Our environment with what differs, as C takes it; to be freed, each and the nil behind them.
  private static func settings(
    _ different: [String: String]
  ) -> [UnsafeMutablePointer<CChar>?] {
    var settings = unsafe different.map { unsafe strdup("\($0)=\($1)") }
    var next = unsafe environ
    while let setting = unsafe next.pointee {
      let text = unsafe String(cString: setting)
      if !different.keys.contains(where: { text.hasPrefix("\($0)=") }) {
        unsafe settings.append(strdup(setting))
      }
      unsafe next += 1
    }
    return unsafe settings + [nil]
  }

  /// Waits on a thread of its own until it has ended, and hands over the status.
  package func waitInBackground(then end: @escaping @Sendable (Int32) -> Void) throws {
    try BlockingThread.start { end(waitBlocking()) }
  }

  /// Suspends until it has ended; on cancellation it is ended, and whatever it has started.
  package func wait() async throws {
    let reaping = Reaping()
    try await withTaskCancellationHandler {
      try await BlockingThread.run {
        // It has ended then, and still has its number.
        while waitid(P_PID, id_t(id), nil, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        reaping.isDone.withLock { isDone in
          _ = waitBlocking()
          isDone = true
        }
      }
    } onCancel: {
      reaping.isDone.withLock { isDone in
        // It leads a session of its own, and so a group.
        if !isDone { _ = kill(-id, SIGKILL) }
      }
    }
  }

  /// Whether somebody has waited for it: after that its number may be another's.
  private final class Reaping: Sendable {
    let isDone = Mutex(false)
  }

  /// The exit status; of a signal's end 128 more than its number, as shells have it.
  private func waitBlocking() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
