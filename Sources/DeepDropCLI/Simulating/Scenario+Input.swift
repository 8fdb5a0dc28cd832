import DeepDropPropertyList
import DeepDropSimulator

extension Scenario {
  /// Reads a file; the paths in it begin where it lies.
  init(at path: String) throws(UnrunScenario) {
    let file = InputFile(path: path, expectation: "a scenario")
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try file.read(upTo: Self.maximumLength)
    } catch {
      throw UnrunScenario(error)
    }
    @Sendable func place(_ name: String) -> String { Self.place(of: name, from: path) }
    do throws(SimulatorError) {
      try self.init(parsing: bytes, name: file.name) { name in
        var app = try DeviceApp(at: place(name))
        app.path = name
        return app
      } pictures: { name in
        try InputFile(path: place(name), expectation: "a picture").read(
          upTo: Thumbnail.maximumLength
        )
      }
    } catch {
      throw UnrunScenario(
        Failure(.badInput, file.name, error.message),
        line: error.line,
        column: error.column
      )
    }
  }

  /// What the lines of a file at `path` name.
  func paths(from path: String) -> [String] {
    let names = steps.compactMap { step in
      switch step {
      case .stock(let app), .act(.install(let app), _): app.path
      case .act(.share(.link(_, _, let icon), _), _): icon?.path
      case .expect(.dialogIcon(let icon), _): icon.path
      case .device, .act, .expect: nil as String?
      }
    }
    return names.map { Self.place(of: $0, from: path) }
  }

  private static func place(of name: String, from path: String) -> String {
    let folder = path == "-" ? "" : path.parentDirectory
    return folder.isEmpty ? name : folder.appendingPathComponent(name)
  }
}

extension DeviceApp {
  /// Reads an app; without a name in its property list it goes by its bundle's.
  init(at path: String) throws(Failure) {
    let file = try App.infoPlist(at: path)
    let bytes = try file.read(upTo: PropertyList.Limits.default.bytes)
    let last = path.lastPathComponent
    do throws(SimulatorError) {
      try self.init(
        infoPlist: bytes,
        name: last.hasSuffix(".app") ? String(last.dropLast(4)) : last
      )
    } catch {
      throw Failure(.badInput, file.name, error.message.clause)
    }
    self.path = path
  }
}
