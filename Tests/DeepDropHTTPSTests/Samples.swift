import Glibc
import Testing

@testable import DeepDropHTTPS

/// One identity for the whole run: making a key is the slowest thing here.
enum Samples {
  static let identity: Result<TLSIdentity, HTTPSError> = Result { () throws(HTTPSError) in
    try TLSIdentity.stored(in: scratchDirectory(), commonName: "example")
  }

  static func tls() throws -> ServerConfiguration.Security {
    .tlsAskingForCertificates(try identity.get())
  }

  /// A path that does not exist yet, below the directory for temporary files.
  static func scratchDirectory() -> String {
    "/tmp/deepdrop-https-tests-\(getpid())/\(UInt64.random(in: .min ... .max))"
  }

  static func echo(_ request: ServerRequest) async throws -> ServerResponse {
    let body = try await request.body.collect(limit: 1 << 20)
    return ServerResponse(
      status: 200,
      fields: ["X-Method": request.method, "X-Target": request.target],
      body: .bytes(body)
    )
  }
}

/// Runs a server on 127.0.0.1 and a connection to it.
func withPair<Result: Sendable>(
  _ security: ServerConfiguration.Security,
  client: ClientOptions? = nil,
  limits: ServerLimits = .default,
  handler: @escaping @Sendable (ServerRequest) async throws -> ServerResponse = Samples.echo,
  _ body: (HTTPSConnection) async throws -> Result
) async throws -> Result {
  let configuration = ServerConfiguration(
    binding: .address("127.0.0.1"),
    security: security,
    limits: limits
  )
  let options = client ?? ClientOptions(security: security == .plain ? .plain : .tls)
  return try await HTTPSServer.run(configuration, handler: handler) { server in
    try await HTTPSConnection.with(server.endpoint, options: options, body)
  }
}
