import DeepDropSimulator
import Foundation
import Testing

/// The scenarios that the repository shows, and their apps.
struct Example: Sendable, CustomTestStringConvertible {
  let file: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/Scenarios").standardizedFileURL

  var testDescription: String { file }

  static func all() throws -> [Example] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".scenario") }
      .sorted()
      .map(Example.init)
  }

  static func app(_ path: String) throws -> DeviceApp {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
      throw Missing(description: "there is no app at \(path)")
    }
    let bytes = Array(data)
    var app = try DeviceApp(infoPlist: bytes)
    app.path = path
    return app
  }

  func scenario() throws -> Scenario {
    try Self.parse(String(contentsOf: Self.folder.appending(path: file), encoding: .utf8), file)
  }

  /// Reads a scenario that lies beside the others.
  static func parse(_ text: String, _ name: String = "") throws -> Scenario {
    try Scenario(parsing: text, name: name) {
      try app($0)
    } pictures: {
      try Array(Data(contentsOf: folder.appending(path: $0)))
    }
  }
}

/// An app that is not there.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

extension Scenario {
  /// Lines behind two devices, both with Acme.
  static func between(_ lines: String) throws -> Scenario {
    let head = """
      device ann named "Ann's iPhone"
      device ben named "Ben's iPhone"
      install Apps/Acme.plist on ann
      install Apps/Acme.plist on ben

      """
    return try Example.parse(head + lines, "test")
  }
}

extension Simulation {
  /// One in which ann and ben have a device each, and the app is on both.
  static func annAndBen(with app: DeviceApp) async throws -> Simulation {
    let simulation = try Simulation()
    for id in ["ann", "ben"] {
      try await simulation.add(Device(id: id, name: "\(id)'s iPhone"))
      try await simulation.perform(.install(app), at: id)
    }
    return simulation
  }
}
