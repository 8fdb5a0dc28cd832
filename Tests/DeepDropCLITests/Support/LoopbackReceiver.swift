#if os(Linux)
  import DeepDropAirDrop
  import DeepDropHTTPS
  import DeepDropThreads
  import Foundation
  import Synchronization

  /// A receiver on 127.0.0.1, and what it was asked.
  final class LoopbackReceiver: Sendable {
    private static let identity = Result {
      try TLSIdentity.stored(
        in: FileManager.default.temporaryDirectory
          .appending(path: "deepdrop-tests-\(UInt64.random(in: 0...(.max)))").path(),
        commonName: "receiver"
      )
    }

    private let log = Mutex<[AskRequest]>([])
    private let name = Mutex("Desk")
    private let askStatus: Int
    private let uploadStatus: Int
    private let patience: Duration

    private init(askStatus: Int, uploadStatus: Int, patience: Duration) {
      self.askStatus = askStatus
      self.uploadStatus = uploadStatus
      self.patience = patience
    }

    /// The questions so far.
    var questions: [AskRequest] { log.withLock { $0 } }

    /// Calls itself something else from now on.
    func rename(_ new: String) { name.withLock { $0 = new } }

    /// Runs `body` with a receiver and its address; what blocks in there gets a thread of its own.
    static func run<Result>(
      askStatus: Int = 200,
      uploadStatus: Int = 200,
      patience: Duration = .zero,
      _ body: (LoopbackReceiver, String) async throws -> Result
    ) async throws -> Result {
      let receiver = LoopbackReceiver(
        askStatus: askStatus,
        uploadStatus: uploadStatus,
        patience: patience
      )
      let configuration = ServerConfiguration(
        binding: .address("127.0.0.1"),
        security: .tlsAskingForCertificates(try identity.get())
      )
      return try await HTTPSServer.run(configuration) { request in
        try await receiver.answer(request)
      } whileServing: { server in
        try await body(receiver, "\(server.endpoint)")
      }
    }

    private func answer(_ request: ServerRequest) async throws -> ServerResponse {
      let body = try await request.body.collect(limit: 8 << 20)
      switch Route(rawValue: request.path) {
      case .discover?:
        let answer = DiscoverResponse(computerName: name.withLock { $0 }, modelName: nil)
        return ServerResponse(status: 200, body: .bytes(answer.bytes))
      case .ask?:
        let question = try AskRequest(parsing: body)
        log.withLock { $0.append(question) }
        try await Task.sleep(for: patience)
        let answer = AskResponse(computerName: name.withLock { $0 }, modelName: nil)
        return ServerResponse(status: askStatus, body: .bytes(answer.bytes))
      case .upload?: return ServerResponse(status: uploadStatus)
      case nil: return ServerResponse(status: 404)
      }
    }
  }

  extension Workspace {
    /// Runs the command with a home of its own, off the shared threads: a server needs those.
    func deepdrop(
      _ arguments: [String],
      input: String = "",
      environment: [String: String] = [:]
    ) async throws -> BuiltCommand.Outcome {
      let place = url
      let home = ["HOME": url.appending(path: "home").path()]
      return try await BlockingThread.run {
        try BuiltCommand.run(
          arguments,
          in: place,
          input: input,
          environment: home.merging(environment) { _, given in given }
        )
      }
    }
  }
#endif
