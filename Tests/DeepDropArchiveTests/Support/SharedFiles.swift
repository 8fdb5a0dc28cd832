import Glibc
import Testing

@testable import DeepDropArchive

/// Archives of other implementations, kept beside the package.
enum SharedFiles {
  static let isAvailable = unsafe access("\(folder)/README.md", R_OK) == 0
  static let reason = "needs ../shared/interop beside the package"

  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
    .joined(separator: "/") + "/shared/interop"

  /// The bytes of a file, by its path in there.
  static func read(_ path: String) throws -> [UInt8] {
    var status = stat()
    let found = unsafe stat("\(folder)/\(path)", &status)
    try #require(found == 0)
    let file = try Descriptor.open("\(folder)/\(path)", O_RDONLY)
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = unsafe Glibc.read(file.number, &bytes, bytes.count)
    try #require(count == bytes.count)
    return bytes
  }
}
