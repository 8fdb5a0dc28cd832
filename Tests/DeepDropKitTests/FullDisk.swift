// All of Foundation, for Process.
import Foundation

/// A small disk without space, in a name space that ends with it.
///
/// The name space belongs to a shell that waits; what it has mounted is reached through `/proc`.
final class FullDisk {
  static let isPossible =
    (try? Workspace()).flatMap { try? FullDisk(at: $0.url.appending(path: "disk")) } != nil

  let url: URL
  private let shell: Process
  private let input: Pipe

  /// Nil where no disk can be mounted.
  init?(at folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = [
      "unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
      "mount -t tmpfs -o size=4k none $0 && head -c 4096 /dev/zero > $0/full && echo && read end",
      folder.path,
    ]
    input = Pipe()
    let output = Pipe()
    shell.standardInput = input
    shell.standardOutput = output
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    url = URL(filePath: "/proc/\(shell.processIdentifier)/root" + folder.path)
    guard try output.fileHandleForReading.read(upToCount: 1)?.count == 1 else { return nil }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    shell.waitUntilExit()
  }
}
