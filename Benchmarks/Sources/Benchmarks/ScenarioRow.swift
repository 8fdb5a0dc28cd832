import DeepDropSimulator
import Foundation

extension Row {
  /// How long a thousand runs of a scenario take in one process, each with devices of its own,
  /// as many at a time as there are cores.
  static func scenarios() async throws -> Row {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/Scenarios")
    let text = try String(
      contentsOf: folder.appending(path: "title-shows.scenario"),
      encoding: .utf8
    )
    let scenario = try Scenario(parsing: text, name: "title") { path in
      try DeviceApp(
        infoPlist: Array(Data(contentsOf: folder.appending(path: path)))
      )
    }
    let allowed = 5.0
    let duration = try await ContinuousClock().measure {
      try await withThrowingDiscardingTaskGroup { group in
        for _ in 1...4 {
          group.addTask {
            for _ in 1...250 {
              guard let failure = await scenario.run().failure else { continue }
              throw Failure(message: failure)
            }
          }
        }
      }
    }
    let seconds = duration / .seconds(1)
    return Row(
      name: "a scenario, a thousand times",
      ours: "\(rounded(seconds, to: 100)) s",
      other: "\(allowed) s allowed",
      figure: seconds / allowed,
      limit: 1
    )
  }
}
