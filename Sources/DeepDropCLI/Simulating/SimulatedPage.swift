#if os(Linux)
  import DeepDropDiscovery
  import DeepDropHTTPS
  import DeepDropKit
  import DeepDropSimulator
  import DeepDropSimulatorWeb

  /// Two phones with the example's app, and the page that shows them.
  struct SimulatedPage: Sendable {
    let settings: SimulatorSettings
    let store: [DeviceApp]
    /// Where the phones meet by the real protocol; nil for in memory.
    let scope: NetworkScope?
    /// Where to write what was done on the page.
    let record: String?

    /// Serves the page until the task is cancelled.
    func serve(_ ready: @Sendable (String) throws(Failure) -> Void) async throws(Failure) {
      // What was done cannot be done again because of a wrong path, nor what somebody wrote.
      if let record {
        try OutputFile.checkNew(record)
        try OutputFile.checkNewFolder(Self.appsPath(of: record))
      }
      do {
        let simulation = try await simulation()
        // Before anybody is told where the page is.
        let air = try scope.map { scope throws(Failure) in try NetworkAir(simulation, on: scope) }
        try await SimulatorServer.run(simulation, settings) { server in
          try ready(server.address)
          if let air {
            try await air.carry()
          } else {
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
          }
        }
        if let record { try await write(simulation.recording, to: record) }
      } catch {
        throw Self.failure(error)
      }
    }

    /// Writes the scenario, and the Info.plists that it installs in a folder named after it: beside it
    /// they would take the place of whatever has their names.
    ///
    /// What came from elsewhere, or while something else was on its way, may not come again in memory:
    /// such a scenario is written as well, and said not to pass.
    private func write(_ recording: Recording, to path: String) async throws(Failure) {
      let scenario = recording.scenario(named: path.lastPathComponent)
      // This task is cancelled by now, and in such a one no app gets a link.
      let replay = Task { await scenario.run() }
      let report = await replay.value
      if report.results.allSatisfy(\.isPassed), let problem = report.failure {
        throw Failure(.interrupted, path, "not written, since it would not pass: \(problem)")
      }
      let folder = path.parentDirectory
      if !recording.files.isEmpty {
        try OutputFile.makeFolder(Self.appsPath(of: path))
      }
      let lists = recording.files.map { (folder.appendingPathComponent($0.name), $0.bytes) }
      // The first of them is put in its place last, when all that it reads is there.
      try OutputFile.create([(path, Array(scenario.text.utf8))] + lists)
      if let problem = report.failure {
        throw Failure(.no, path, "written, and does not pass in memory: \(problem)")
      }
    }

    private static func appsPath(of path: String) -> String {
      path.parentDirectory.appendingPathComponent(appsFolder(of: path))
    }

    private static func appsFolder(of path: String) -> String {
      let name = path.lastPathComponent
      let suffix = ".scenario"
      return (name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name) + ".apps"
    }

    private func simulation() async throws -> Simulation {
      let link = settings.first?.link
      let apps = record.map { Self.appsFolder(of: $0) + "/" } ?? ""
      let simulation = try Simulation(
        carrier: scope == nil ? .memory : .outside,
        recordingAppsIn: apps
      )
      for app in try [Example.app(opening: link)] + store { await simulation.stock(app) }
      for name in ["First iPhone", "Second iPhone"] {
        try await Example.addDevice(named: name, opening: link, to: simulation)
      }
      return simulation
    }

    static func failure(_ error: any Error) -> Failure {
      switch error {
      case let failure as Failure: failure
      case let error as LinkError: Failure(.usage, "simulate", error)
      case let error as SimulatorError where error.code == .noDisk:
        Failure(.cannotWrite, "simulate", error.message.clause)
      case is CancellationError: Failure(.interrupted, "simulate", "interrupted")
      default: Failure(.unavailable, "simulate", "\(error)".clause)
      }
    }
  }
#endif
