import DeepDropHTTPS
import DeepDropKit
import DeepDropSimulator
import FoundationEssentials

/// Answers the page: state goes out, acts come in, and what an act does is the simulation's.
struct Responder: Sendable {
  let simulation: Simulation
  let gate: Gate
  let settings: SimulatorSettings
  private let seats = Seats(SimulatorServer.maximumPages)

  init(simulation: Simulation, gate: Gate, settings: SimulatorSettings) {
    self.simulation = simulation
    self.gate = gate
    self.settings = settings
  }

  func answer(_ request: ServerRequest) async throws -> ServerResponse {
    let verdict = gate.judge(
      path: request.path,
      host: request.fields["host"],
      origin: request.fields["origin"]
    )
    switch verdict {
    case .refused(let message): return .refusal(message)
    case .admitted(let path):
      switch request.method {
      case "GET": return try await look(at: path)
      case "POST": return try await change(path, request)
      default: return .notAllowed(request.method)
      }
    }
  }

  // MARK: Looking

  private func look(at path: String) async throws -> ServerResponse {
    if let asset = Asset.named(path) { return .asset(asset) }
    switch path {
    case let path where path.hasPrefix("icon/"):
      guard let icon = await simulation.state.icon(at: path) else {
        return .failure(404, "There is no picture at this address.")
      }
      return .picture(icon)
    case "setting": return .json(PageSetting(first: settings.first))
    case "events":
      guard let seat = seats.take() else {
        return .failure(
          503,
          "There are \(SimulatorServer.maximumPages) pages open, which is the most: close one."
        )
      }
      return .events { writer in try await follow(writer, from: seat) }
    default: return .failure(404, "There is nothing at this address.")
    }
  }

  private func follow(_ writer: ResponseWriter, from seat: Seats.Seat) async throws {
    defer { withExtendedLifetime(seat) {} }
    var seen: SimulationState?
    for await state in await simulation.states() {
      let update = StateUpdate(from: seen, to: state)
      try await writer.write(Array("data: ".utf8) + update.json + Array("\n\n".utf8))
      seen = state
    }
  }

  // MARK: Changing

  private func change(_ path: String, _ request: ServerRequest) async throws -> ServerResponse {
    do {
      switch path {
      case "act":
        let wanted = try await request.decode(ActRequest.self, upTo: PageSetting.maximumAct)
        try await simulation.perform(wanted.act, at: wanted.device)
        return .json([String: String]())
      case "app": return try await install(request)
      case "comparison":
        let wanted = try await request.decode(LinkRequest.self)
        return .json(try await Comparison(of: wanted.shared, icon: wanted.icon))
      case "device":
        try await Example.addDevice(to: simulation)
        return .json([String: String]())
      default: return .failure(404, "There is nothing to change at this address.")
      }
    } catch let error as SimulatorError {
      return .failure(409, error.message)
    } catch let error as LinkError {
      return .failure(422, error.message)
    } catch is DecodingError {
      return .failure(400, "This is no request of the page's.")
    } catch let error as HTTPSError where error.code == .tooLarge {
      return .failure(413, error.message)
    }
  }

  private func install(_ request: ServerRequest) async throws -> ServerResponse {
    let wanted = try await request.decode(AppRequest.self, upTo: 2 * PageSetting.maximumInfoPlist)
    let bytes = Array(wanted.infoPlist)
    let app: DeviceApp
    do {
      app = try DeviceApp(infoPlist: bytes)
    } catch {
      return .json(AppReport(refusing: error), status: 409)
    }
    try await simulation.perform(.install(app), at: wanted.device)
    return .json(AppReport(on: bytes))
  }
}

extension ServerRequest {
  /// Reads the body as JSON; an act with 500 emoji and a long link is far below the limit.
  fileprivate func decode<Value: Decodable>(
    _ type: Value.Type,
    upTo limit: Int = 64 * 1024
  ) async throws -> Value {
    let bytes = try await body.collect(limit: limit)
    return try JSONDecoder().decode(type, from: Data(bytes))
  }
}
