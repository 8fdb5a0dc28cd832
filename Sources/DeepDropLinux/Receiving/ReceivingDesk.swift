import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropThreads

/// Carries requests to the machine and carries out what it says; it knows no rules.
actor ReceivingDesk {
  private var machine: ReceiverMachine
  private let settings: ReceiverSettings
  private let ask: @Sendable (Question) async -> Answer
  private let report: @Sendable (ReceiverReport) async -> Void
  private let line = QuestionLine()
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let (accepted, accepting) = AsyncStream<Accepted>.makeStream()
  /// Only the first is waited for.
  private let (arrivals, arriving) = AsyncStream.makeStream(
    of: Endpoint.self,
    bufferingPolicy: .bufferingOldest(1)
  )

  private struct Accepted: Sendable {
    let ticket: ReceiverMachine.Ticket
    let peer: Endpoint
    let deadline: ContinuousClock.Instant
  }

  init(
    _ settings: ReceiverSettings,
    asking ask: @escaping @Sendable (Question) async -> Answer,
    reporting report: @escaping @Sendable (ReceiverReport) async -> Void
  ) {
    self.settings = settings
    self.ask = ask
    self.report = report
    machine = ReceiverMachine(
      identity: AskResponse(computerName: settings.name, modelName: settings.modelName),
      limits: settings.limits
    )
    start = clock.now
  }

  /// Answers a request, whatever it is.
  ///
  /// - Throws: `HTTPSError` when a body stops coming.
  func answer(_ request: ServerRequest) async throws -> ServerResponse {
    switch (request.method, Route(rawValue: request.path)) {
    case ("POST", .discover?): try await discover(request)
    case ("POST", .ask?): try await ask(request)
    case ("POST", .upload?): await upload(request)
    // Senders connect just to see whether somebody is there.
    case ("GET", nil) where request.path == "/", ("HEAD", nil) where request.path == "/":
      ServerResponse(status: 200)
    case (_, nil): ServerResponse(status: 404)
    case (_, _?): ServerResponse(status: 405)
    }
  }

  // MARK: - Routes

  private func discover(_ request: ServerRequest) async throws -> ServerResponse {
    guard let body = try await body(of: request, .discover) else {
      return await refuse(.bodyTooLong(.discover), request)
    }
    do throws(AirDropError) {
      if !body.isEmpty { _ = try DiscoverRequest(parsing: body) }
    } catch {
      return await refuse(.malformed(error), request)
    }
    // OpenDrop's sender dies of an answer that is no property list, so there always is one.
    let answer = DiscoverResponse(computerName: settings.name, modelName: settings.modelName)
    return ServerResponse(Reply(status: 200, body: answer.bytes))
  }

  private func ask(_ request: ServerRequest) async throws -> ServerResponse {
    guard let body = try await body(of: request, .ask) else {
      return await refuse(.bodyTooLong(.ask), request)
    }
    switch handle(.ask(body: body, from: Peer(request))) {
    case .question(let ticket, let asked):
      return await decide(ticket, Question(request: asked, peer: request.peer), request)
    case .refuse(let refusal): return await refuse(refusal, request)
    case .reply(let reply): return ServerResponse(reply)
    case .store, .receive, .missed, .ignore: return ServerResponse(status: 500)
    }
  }

  private func decide(
    _ ticket: ReceiverMachine.Ticket,
    _ question: Question,
    _ request: ServerRequest
  ) async -> ServerResponse {
    let turn = try? await line.take { [self, ask] () async -> Turn in
      if case .refuse(let refusal) = await handle(.turn(ticket)) { return .refused(refusal) }
      return .answered(await ask(question))
    }
    switch turn {
    case nil:
      _ = handle(.left(ticket))
      await report(.left(question))
      return ServerResponse(status: 503)
    case .refused(let refusal): return await refuse(refusal, request)
    case .answered(let answer): return await follow(answer, to: ticket, question)
    }
  }

  /// What became of a question when it was its turn.
  private enum Turn: Sendable {
    case answered(Answer)
    case refused(Refusal)
  }

  private func follow(
    _ answer: Answer,
    to ticket: ReceiverMachine.Ticket,
    _ question: Question
  ) async -> ServerResponse {
    var action = handle(.answered(ticket, answer))
    if answer == .decline { await report(.declined(question)) }
    if case .store = action { action = handle(.stored(ticket, await keepLinks(of: question))) }
    guard case .reply(let reply) = action else { return ServerResponse(status: 500) }
    if let deadline = machine.deadline(of: ticket) {
      accepting.yield(Accepted(ticket: ticket, peer: question.peer, deadline: start + deadline))
    } else if reply.status == 200 {
      arriving.yield(question.peer)
    }
    return ServerResponse(reply)
  }

  private func keepLinks(of question: Question) async -> UploadResult {
    let keeper = LinkKeeper(directory: settings.directory, types: settings.types)
    do {
      let kept = try await BlockingThread.run { try keeper.keep(question.request.links) }
      await report(.links(kept, question))
      return .stored
    } catch {
      await report(.failed("\(error)", question))
      return UploadResult(error)
    }
  }

  private func upload(_ request: ServerRequest) async -> ServerResponse {
    let id = request.fields[TransferID.header]
    switch handle(.upload(transferID: id, from: Peer(request))) {
    case .receive(let ticket, let asked):
      let result = await takeIn(request.body, Question(request: asked, peer: request.peer))
      guard case .reply(let reply) = handle(.uploaded(ticket, result)) else {
        return ServerResponse(status: 500)
      }
      return ServerResponse(reply)
    case .refuse(let refusal): return await refuse(refusal, request)
    case .question, .store, .reply, .missed, .ignore: return ServerResponse(status: 500)
    }
  }

  private func takeIn(_ body: RequestBody, _ question: Question) async -> UploadResult {
    switch await Intake(settings).take(body) {
    case .stored(let files, let renamings):
      if !renamings.isEmpty { await report(.renamed(renamings, question)) }
      await report(.files(files, question))
      arriving.yield(question.peer)
      return .stored
    case .failed(let result, let why):
      await report(.failed(why, question))
      return result
    }
  }

  // MARK: - What comes later, or not

  /// Tells, until it is cancelled, of what was accepted and has not come in time.
  func watchDelays() async {
    // The delay is the same for all, so they end in the order in which they were accepted.
    for await accepted in accepted {
      guard (try? await clock.sleep(until: accepted.deadline)) != nil else { return }
      guard case .missed(let asked) = handle(.expired(accepted.ticket)) else { continue }
      let seconds = settings.limits.uploadDelay.components.seconds
      let question = Question(request: asked, peer: accepted.peer)
      await report(.failed("The files did not come within \(seconds) seconds.", question))
    }
  }

  /// Waits for the first thing that arrives, and for what else its sender brings along.
  ///
  /// Links and files come in questions of their own, one right after the other.
  func waitForArrival() async {
    for await peer in arrivals {
      repeat {
        guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      } while machine.isBusy(with: peer.address)
      return
    }
  }

  // MARK: - Plumbing

  /// The machine is touched here alone, so every call sees the state as it is after each await.
  private func handle(_ event: ReceiverMachine.Event) -> ReceiverMachine.Action {
    machine.handle(event, at: start.duration(to: clock.now))
  }

  /// The whole body; `nil` when it is longer than its route allows.
  private func body(of request: ServerRequest, _ route: Route) async throws -> [UInt8]? {
    do {
      return try await request.body.collect(limit: route.maximumBodyLength ?? 0)
    } catch let error as HTTPSError where error.code == .tooLarge {
      return nil
    }
  }

  private func refuse(_ refusal: Refusal, _ request: ServerRequest) async -> ServerResponse {
    await report(.refused(refusal, peer: request.peer))
    return ServerResponse(refusal.reply)
  }
}

extension ServerResponse {
  fileprivate init(_ reply: Reply) {
    self.init(
      status: reply.status,
      fields: reply.body.isEmpty ? [:] : ["Content-Type": "application/octet-stream"],
      body: .bytes(reply.body)
    )
  }
}

extension Peer {
  fileprivate init(_ request: ServerRequest) {
    self.init(address: request.peer.address, connection: request.connection.description)
  }
}
