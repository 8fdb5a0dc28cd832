// Modules: CDeepDropArchive DeepDropPropertyList DeepDropThreads DeepDropArchive

import DeepDropArchive
import FoundationEssentials
import Glibc

/// Extracts the input twice: as it is, and stored in a dvzip record.
///
/// What is refused leaves nothing inside the target, and nothing is ever seen beside it.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  extract(bytes)
  let length = UInt32(count)
  extract(
    [
      0x80 | UInt8(length >> 24), UInt8(length >> 16 & 0xFF), UInt8(length >> 8 & 0xFF),
      UInt8(length & 0xFF),
    ] + bytes
  )
  return 0
}

private func extract(_ body: [UInt8]) {
  do throws(ArchiveError) {
    let extraction = try Extraction(into: target, limits: limits)
    let middle = body.count / 2
    for part in [body[..<middle], body[middle...]] {
      guard try extraction.write(Array(part).span) == .more else { break }
    }
    let archive = try extraction.finish()
    precondition(archive.bytes <= limits.totalBytes)
    precondition(Set(entries(of: target)) == Set(archive.items.map(\.name)))
    for item in archive.items {
      try? FileManager.default.removeItem(atPath: "\(target)/\(item.name)")
    }
  } catch {
    precondition(!error.message.isEmpty)
  }
  precondition(entries(of: target) == [])
  precondition(entries(of: parent) == ["target"])
}

private func entries(of directory: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? ["unreadable"]
}

private let limits = ExtractionLimits(
  members: 16,
  fileBytes: 1 << 16,
  totalBytes: 1 << 17,
  freeBytes: 0,
  depth: 4,
  nameBytes: 64
)

/// In memory where the system has a folder there: a disk would be most of the time.
private let parent: String = {
  let memory = "/dev/shm"
  let place =
    FileManager.default.isWritableFile(atPath: memory)
    ? memory : FileManager.default.temporaryDirectory.path
  return "\(place)/deepdrop-fuzz-\(UUID())"
}()

private let target: String = {
  let target = parent + "/target"
  try? FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
  atexit { try? FileManager.default.removeItem(atPath: parent) }
  return target
}()
