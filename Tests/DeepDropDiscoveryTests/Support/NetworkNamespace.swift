import DeepDropThreads
import Glibc

@testable import DeepDropDiscovery

/// A network of a test's own, in which it may add and remove interfaces.
///
/// Namespaces belong to threads: the responder's thread enters before it opens its sockets.
final class NetworkNamespace: Sendable {
  /// Whether this process may make namespaces; root may, as does CAP_SYS_ADMIN.
  static let isAvailable = makeDescriptor() != nil
  static let reason: String =
    "needs the right to make network namespaces: run the tests as root to see this one"

  private let descriptor: Int32

  init() throws {
    guard let descriptor = Self.makeDescriptor() else { throw Unavailable() }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  struct Unavailable: Error {}

  /// Runs a test's body with all its responders inside.
  func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let descriptor = descriptor
    return try await Responder.$prepareThread.withValue(
      { _ = setns(descriptor, newNetwork) },
      operation: body
    )
  }

  /// Runs a blocking call on a thread inside.
  func perform<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async throws -> Value {
    let descriptor = descriptor
    return try await BlockingThread.run {
      _ = setns(descriptor, newNetwork)
      return work()
    }
  }

  /// Runs `ip` inside with each of these arguments lists, split at spaces.
  func ip(_ commands: String...) async throws {
    for command in commands {
      let status = try await perform {
        spawn(["ip"] + command.split(separator: " ").map(String.init))
      }
      guard status == 0 else { throw Unavailable() }
    }
  }

  /// Lays a cable with both ends here, `va` and `vb`; their addresses are usable at once.
  func connect() async throws {
    try await ip(
      "link add va type veth peer name vb",
      "link set va addrgenmode none",
      "link set vb addrgenmode none",
      "link set va up",
      "link set vb up",
      "addr add fe80::a/64 dev va nodad",
      "addr add fe80::b/64 dev vb nodad"
    )
  }

  private static func makeDescriptor() -> Int32? {
    // A thread of its own, since the namespace is entered by making it.
    var thread = pthread_t()
    let made = unsafe pthread_create(
      &thread,
      nil,
      { _ in
        guard unshare(newNetwork) == 0 else { return nil }
        let descriptor = unsafe open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC)
        return unsafe UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1)
      },
      nil
    )
    guard made == 0 else { return nil }
    var result: UnsafeMutableRawPointer?
    unsafe pthread_join(thread, &result)
    return unsafe result.map { Int32(Int(bitPattern: $0) - 1) }
  }
}

// Glibc's module leaves out what its headers declare only under _GNU_SOURCE.
private let newNetwork: Int32 = 0x4000_0000

private func setns(_ descriptor: Int32, _ type: Int32) -> Int32 {
  typealias Function = @convention(c) (Int32, Int32) -> Int32
  guard let symbol = unsafe dlsym(nil, "setns") else { return -1 }
  return unsafe unsafeBitCast(symbol, to: Function.self)(descriptor, type)
}

private func unshare(_ flags: Int32) -> Int32 {
  typealias Function = @convention(c) (Int32) -> Int32
  guard let symbol = unsafe dlsym(nil, "unshare") else { return -1 }
  return unsafe unsafeBitCast(symbol, to: Function.self)(flags)
}

private func spawn(_ arguments: [String]) -> Int32 {
  var pid = pid_t()
  var pointers = unsafe arguments.map { unsafe strdup($0) }
  unsafe pointers.append(nil)
  defer {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }
  guard unsafe posix_spawnp(&pid, arguments[0], nil, nil, pointers, environ) == 0 else { return -1 }
  var status: Int32 = 0
  guard unsafe waitpid(pid, &status, 0) == pid else { return -1 }
  return status
}
