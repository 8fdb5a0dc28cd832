import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The disk of all devices: a temporary folder that goes with this object.
///
/// Folders below it are numbered, since names and identifiers come from strangers.
final class SimulationFolder: Sendable {
  let url: URL

  init() throws(SimulatorError) {
    url = FileManager.default.temporaryDirectory
      .appending(path: "DeepDropSimulator-\(UUID().uuidString)", directoryHint: .isDirectory)
    try Self.create(url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func device(numbered number: Int) throws(SimulatorError) -> DeviceFolder {
    DeviceFolder(url: url.appending(path: "\(number)", directoryHint: .isDirectory))
  }

  static func create(_ url: URL) throws(SimulatorError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw SimulatorError(
        .noDisk,
        "The folder \(url.path(percentEncoded: false).quoted) cannot be made."
      )
    }
  }
}
