/// An HTTP server, with or without TLS, that lives as long as a scope.
///
/// ```swift
/// try await HTTPSServer.run(configuration) { request in
///   ServerResponse(status: 200, body: .bytes(try await request.body.collect(limit: 1024)))
/// } whileServing: { server in
///   print("listening on \(server.endpoint)")
///   try await Task.sleep(for: .seconds(60))
/// }
/// ```
public struct HTTPSServer: Sendable {
  /// Where the server listens, with the port it has.
  public let endpoint: Endpoint

  /// Serves requests while `body` runs; when it ends, so does the server.
  ///
  /// Each request's handler runs in a task of its own, which is cancelled when the peer goes away.
  /// A peer that only shuts down its sending half counts as gone. When the server ends, handlers
  /// are cancelled, and what they still answer goes out for two seconds.
  ///
  /// An error the handler throws is answered: 413 for a body too large, 408 for one too slow, 503
  /// for a cancellation, and 500 for all others.
  ///
  /// - Throws: ``HTTPSError/Code/portInUse``, ``HTTPSError/Code/bind``,
  ///   ``HTTPSError/Code/library``, and what `body` throws.
  public static func run<Result>(
    _ configuration: ServerConfiguration,
    handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse,
    whileServing body: (HTTPSServer) async throws -> Result
  ) async throws -> Result {
    let listener = try Listener.listen(configuration)
    let server = HTTPSServer(endpoint: listener.endpoint)
    let hub = try ConnectionHub(configuration)
    try hub.start(listener)
    return try await withThrowingTaskGroup { group in
      group.addTask { await hub.serve(handler) }
      let result: Swift.Result<Result, any Error>
      do {
        result = .success(try await body(server))
      } catch {
        result = .failure(error)
      }
      hub.stop()
      try await group.waitForAll()
      return try result.get()
    }
  }
}
