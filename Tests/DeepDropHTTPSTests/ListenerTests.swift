import DeepDropThreads
import Glibc
import Testing

@testable import DeepDropHTTPS

@Suite(
  .network,
  .enabled("needs the right to make network namespaces: run the tests as root") {
    try await BlockingThread.run { OwnNetwork.enter() }
  },
  .timeLimit(.minutes(5))
)
struct ListenerTests {
  @Test func `an interface that is made anew is listened on again`() async throws {
    // Two ends, both here.
    let cable = """
      ip link add va type veth peer name vb \
      && ip link set va addrgenmode none up && ip link set vb addrgenmode none up \
      && ip addr add fe80::a/64 dev va nodad && ip addr add fe80::b/64 dev vb nodad
      """
    let configuration = ServerConfiguration(binding: .interface("va"), security: .plain)
    let hub = try ConnectionHub(configuration)
    let answers = try await withThrowingTaskGroup { group in
      group.addTask { await hub.serve(Samples.echo) }
      defer { hub.stop() }
      return try await BlockingThread.run {
        #expect(OwnNetwork.enter())
        #expect(OwnNetwork.run(cable))
        let listener = try Listener.listen(configuration)
        let port = listener.endpoint.port
        // Its thread, too, is in the network.
        try hub.start(listener)
        let before = Self.ask(try Endpoint("fe80::a%vb", port: port))
        #expect(OwnNetwork.run("ip link del va && " + cable))
        let endpoint = try Endpoint("fe80::a%vb", port: port)
        var after = ""
        waitUntil {
          after = Self.ask(endpoint)
          return !after.isEmpty
        }
        return [before, after]
      }
    }
    #expect(answers == ["HTTP/1.1 200 OK", "HTTP/1.1 200 OK"])
  }

  private static func ask(_ endpoint: Endpoint) -> String {
    let peer = RawPeer(endpoint)
    peer.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
    return peer.receive(until: "hi").firstLine
  }
}

/// A network of a thread's own, and of those that it starts.
private enum OwnNetwork {
  /// Whether the thread has it from now on.
  static func enter() -> Bool {
    // Glibc's module leaves out what its headers declare only under _GNU_SOURCE.
    typealias Function = @convention(c) (Int32) -> Int32
    guard let symbol = unsafe dlsym(nil, "unshare") else { return false }
    let newNetwork: Int32 = 0x4000_0000
    return unsafe unsafeBitCast(symbol, to: Function.self)(newNetwork) == 0
  }

  /// Runs a command inside.
  static func run(_ command: String) -> Bool {
    unsafe system(command) == 0
  }
}
