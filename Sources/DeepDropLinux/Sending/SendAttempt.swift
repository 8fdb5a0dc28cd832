import DeepDropAirDrop
import DeepDropArchive
import DeepDropHTTPS

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One send to one address: performs the machine's actions and reports what came of them.
struct SendAttempt {
  let shipment: Shipment
  let sender: AirDropSender
  let endpoint: Endpoint
  let connectTime: Duration
  let asked: AskedMark
  let progress: @Sendable (SendProgress) -> Void
  /// The receiver, as it shows itself on the way.
  var receiver: NearbyReceiver
  private var failure: String?

  init(
    _ shipment: Shipment,
    to receiver: NearbyReceiver,
    at endpoint: Endpoint,
    by sender: AirDropSender,
    connectTime: Duration,
    asked: AskedMark,
    progress: @escaping @Sendable (SendProgress) -> Void
  ) {
    self.shipment = shipment
    self.sender = sender
    self.endpoint = endpoint
    self.connectTime = connectTime
    self.asked = asked
    self.progress = progress
    self.receiver = receiver.reached(at: endpoint)
  }

  mutating func run() async -> SendReport {
    var machine = SenderMachine(
      offering: shipment.offer,
      from: sender.identity,
      to: receiver.flags,
      knownName: receiver.name,
      linksID: .fresh,
      filesID: .fresh
    )
    var action = machine.handle(.start)
    do {
      if case .discover(let body) = action {
        let options = ClientOptions(connectTime: connectTime)
        let event = try await HTTPSConnection.with(endpoint, options: options) { connection in
          await discover(body, on: connection)
        }
        action = machine.handle(event)
      }
      if case .ask = action {
        try await HTTPSConnection.with(endpoint, options: options) { connection in
          while let event = await perform(action, on: connection) { action = machine.handle(event) }
        }
      }
    } catch {
      action = machine.handle(self.event(of: error))
    }
    let outcome: SendOutcome = if case .finish(let outcome) = action { outcome } else { .cancelled }
    return SendReport(
      outcome: outcome,
      receiver: receiver,
      failure: failure,
      deliveredLinks: machine.areLinksDelivered ? shipment.offer.links.count : 0,
      wasAsked: asked.isSet
    )
  }

  private var options: ClientOptions {
    ClientOptions(
      security: receiver.publicKey.map { .tlsPinned($0, resuming: receiver.ticket) } ?? .tls,
      identity: sender.certificate,
      connectTime: connectTime
    )
  }
}

// MARK: - Requests

extension SendAttempt {
  /// `nil` when there is nothing more to do.
  private mutating func perform(
    _ action: SenderMachine.Action,
    on connection: HTTPSConnection
  ) async -> SenderMachine.Event? {
    switch action {
    case .ask(let body): await ask(body, on: connection)
    case .upload(let head): await upload(head, on: connection)
    case .discover, .finish, .ignore: nil
    }
  }

  private mutating func discover(
    _ body: [UInt8],
    on connection: HTTPSConnection
  ) async -> SenderMachine.Event {
    let request = ClientRequest(.discover, body: body, responseTime: .seconds(10))
    do {
      let response = try await connection.send(request)
      note(response, name: (try? DiscoverResponse(parsing: response.body))?.computerName)
      return .replied(Reply(status: response.status, body: response.body))
    } catch {
      return event(of: error)
    }
  }

  private mutating func ask(
    _ body: [UInt8],
    on connection: HTTPSConnection
  ) async -> SenderMachine.Event {
    let request = ClientRequest(.ask, body: body, responseTime: sender.patience)
    do {
      // Spent, whatever becomes of the question.
      receiver.ticket = nil
      // The first byte of the question that leaves is the point of no return.
      let response = try await connection.send(request) { [asked, progress, receiver] _ in
        asked.set()
        // Called off in the last moment, it is not this one that asks.
        if asked.isSet { progress(.asking(receiver)) }
      }
      note(response, name: (try? AskResponse(parsing: response.body))?.computerName)
      receiver.ticket = response.ticket
      return .replied(Reply(status: response.status, body: response.body))
    } catch {
      return event(of: error)
    }
  }

  private mutating func upload(
    _ head: UploadHead,
    on connection: HTTPSConnection
  ) async -> SenderMachine.Event? {
    guard let plan = shipment.plan else { return nil }
    do {
      var fields: HTTPFields = ["User-Agent": "AirDrop/1.0"]
      for field in head.fields { fields.append(field.name, field.value) }
      let request = ClientRequest(
        "POST",
        Route.upload.rawValue,
        fields: fields,
        body: try Self.body(plan, as: ArchiveFormat(head.container)),
        responseTime: .seconds(60)
      )
      let response = try await connection.send(request) { [progress] bytes in
        progress(.uploaded(bytes: bytes))
      }
      // The connection may be another one by now.
      receiver.ticket = response.ticket
      return .replied(Reply(status: response.status, body: response.body))
    } catch {
      return event(of: error)
    }
  }

  private static func body(
    _ plan: ArchivePlan,
    as format: ArchiveFormat
  ) throws -> ClientRequest.Body {
    if let archive = try ArchiveWriter.small(plan, as: format) { return .chunks(archive) }
    return .stream { body in
      let writer = try ArchiveWriter(plan, as: format)
      while try writer.takeBlock({ try body.write($0) }) {}
    }
  }

  /// What an answer says of who gave it.
  private mutating func note(_ response: ClientResponse, name: String?) {
    if let name { receiver.name = name }
    if let key = response.certificate?.publicKey { receiver.publicKey = key }
  }

  private mutating func event(of error: any Error) -> SenderMachine.Event {
    if error is CancellationError { return .cancelled }
    if let error = error as? ArchiveError {
      failure = error.message
      return .cancelled
    }
    return switch (error as? HTTPSError)?.code {
    case .connectTimeout?, .responseTimeout?, .stalled?: .timedOut
    default: .lost
    }
  }
}

extension TransferID {
  fileprivate static var fresh: TransferID {
    guard let id = TransferID(UUID().uuidString) else {
      preconditionFailure("a UUID is printable ASCII")
    }
    return id
  }
}

extension ArchiveFormat {
  fileprivate init(_ container: UploadContainer) {
    self =
      switch container {
      case .gzip: .gzip
      case .dvzip: .dvzip
      }
  }
}
