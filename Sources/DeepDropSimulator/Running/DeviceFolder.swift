import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The disk of one device; each folder is made when the first file goes there.
///
/// Devices share the simulation's folder, and what begins with a device's number is its own: to make
/// and remove folders is most of the time that a scenario takes.
struct DeviceFolder: Sendable, Hashable {
  /// A place for files.
  enum Place: Sendable, Hashable {
    /// What AirDrop hands to the app.
    case inbox(app: Int)
    /// What Files hands to the app as a copy.
    case copies(app: Int)
    /// What is the person's.
    case files
    /// What waits until an app for it is chosen or installed.
    case waiting
  }

  let simulation: URL
  let number: Int

  /// The container of an app: its home as it sees it.
  func container(ofApp number: Int) -> URL {
    folder("App-\(number)")
  }

  /// Where shares are written before they leave.
  var caches: URL { folder("Caches") }

  private func folder(_ name: String) -> URL {
    simulation.appending(component: "\(number)-\(name)", directoryHint: .isDirectory)
  }

  /// Empties the caches, as the system may at any time.
  func emptyCaches() {
    try? FileManager.default.removeItem(at: caches)
  }

  func url(of place: Place) -> URL {
    switch place {
    case .inbox(let app):
      container(ofApp: app).appending(path: "Documents/Inbox", directoryHint: .isDirectory)
    case .copies(let app):
      container(ofApp: app).appending(path: "tmp/App-Inbox", directoryHint: .isDirectory)
    case .files: folder("Files")
    case .waiting: folder("Waiting")
    }
  }

  /// The names of the files in a place, in order; of one in a folder it is the path from the place.
  func names(in place: Place) -> [String] {
    Self.names(below: url(of: place).path(percentEncoded: false)) ?? []
  }

  /// Nil for what is no folder; a link holds nothing, for it may lead out of the device, or round.
  private static func names(below path: String) -> [String]? {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else {
      return []
    }
    let entries = try? FileManager.default.contentsOfDirectory(atPath: path)
    return entries?.sorted().flatMap { entry in
      names(below: "\(path)/\(entry)")?.map { "\(entry)/\($0)" } ?? [entry]
    }
  }

  /// Writes a file under a name that is free there: the second `Gig` becomes `Gig-2`.
  func write(_ bytes: [UInt8], named name: String, to place: Place) throws(SimulatorError) -> String
  {
    let free = try freeName(name, in: place)
    let file = url(of: place).appending(component: free, directoryHint: .notDirectory)
    do {
      // Foundation would wait for the disk, which takes longer than all the rest of a scenario.
      try SystemFile.replace(file.path(percentEncoded: false), with: bytes)
    } catch {
      throw SimulatorError(.noDisk, "The file \(free.quoted) cannot be written.")
    }
    return free
  }

  /// Moves a folder to a name that is free there.
  func move(_ folder: URL, named name: String, to place: Place) throws(SimulatorError) -> String {
    let free = try freeName(name, in: place)
    do {
      try FileManager.default.moveItem(at: folder, to: url(of: place).appending(component: free))
    } catch {
      throw SimulatorError(.noDisk, "The folder \(free.quoted) cannot be moved.")
    }
    return free
  }

  /// A name that nothing has in a place, which is made if it is not there.
  private func freeName(_ name: String, in place: Place) throws(SimulatorError) -> String {
    let folder = url(of: place)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unmakeable(folder)
    }
    let path = folder.path(percentEncoded: false)
    let taken = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    return NumberedName(name).free(isTaken: taken.contains)
  }

  /// The bytes of a file, if it is there.
  func read(_ name: String, in place: Place) -> [UInt8]? {
    let file = url(of: place).appending(path: name)
    return FileManager.default.contents(atPath: file.path(percentEncoded: false)).map(Array.init)
  }

  /// The bytes of a file, if it is there and has no more of them than that.
  func read(_ name: String, in place: Place, atMost limit: Int) -> [UInt8]? {
    let file = url(of: place).appending(path: name).path(percentEncoded: false)
    do {
      let bytes = try SystemFile(reading: file).bytes(atMost: limit + 1)
      return bytes.count <= limit ? bytes : nil
    } catch {
      return nil
    }
  }

  func remove(_ name: String, in place: Place) {
    try? FileManager.default.removeItem(at: url(of: place).appending(component: name))
  }

  /// Removes an app's container.
  func removeContainer(ofApp number: Int) {
    try? FileManager.default.removeItem(at: container(ofApp: number))
  }
}
