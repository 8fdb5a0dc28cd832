#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of a share: its place is settled before it is written.
struct ScratchFile: Sendable, Hashable {
  /// Absolute, since AirDrop refuses a relative one.
  let url: URL

  private let bytes: [UInt8]
  private let scratch: ScratchFolder
  private let time: Date

  init(name: FileName, bytes: [UInt8], in scratch: ScratchFolder, at time: Date, id: UUID = UUID())
  {
    let folder = scratch.url.appending(component: ScratchName(time: time, id: id).string)
    url = folder.appending(component: name.string, directoryHint: .notDirectory)
    self.bytes = bytes
    self.scratch = scratch
    self.time = time
  }

  /// Makes sure that the file is there, whole.
  ///
  /// It may have been there and gone, for the system empties caches as it likes. One that is there
  /// is left alone: somebody may be reading it. Old ones go first, as the disk may be full of them.
  func write() throws {
    let files = FileManager.default
    guard files.contents(atPath: url.path(percentEncoded: false)) != Data(bytes) else { return }
    scratch.purge(at: time)
    try files.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try SystemFile.replace(url.path(percentEncoded: false), with: bytes)
  }
}
