import Glibc

/// Messages of other implementations, kept beside the package.
enum SharedFiles {
  static let isAvailable = unsafe access("\(folder)/README.md", R_OK) == 0
  static let reason = "needs ../shared/interop beside the package"

  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
    .joined(separator: "/") + "/shared/interop"

  /// The bytes of a file, by its path in there.
  static func read(_ path: String) throws -> [UInt8] {
    guard let file = unsafe fopen("\(folder)/\(path)", "r") else { throw Missing(path: path) }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&block, 1, block.count, file)
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// The files of a folder in there whose names end like this, by path.
  static func list(_ directory: String, _ suffix: String) -> [String] {
    guard let stream = unsafe opendir("\(folder)/\(directory)") else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: unsafe $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(suffix) { names.append("\(directory)/\(name)") }
    }
    return names.sorted()
  }

  struct Missing: Error {
    let path: String
  }
}
