import Glibc

/// A folder that goes with its owner, and a look at what is in it.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/deepdrop-archive-XXXXXX".utf8CString)
    path = unsafe String(cString: mkdtemp(&template))
  }

  deinit {
    for entry in entries().reversed() { remove("\(path)/\(entry)") }
    unsafe rmdir(path)
  }

  private func remove(_ path: String) {
    if unsafe unlink(path) != 0 { unsafe rmdir(path) }
  }

  /// Everything below, as relative paths with a slash after folders, parents first.
  func entries(_ prefix: String = "") -> [String] {
    guard let stream = unsafe opendir("\(path)/\(prefix)") else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: unsafe $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(prefix + name) }
    }
    return names.sorted().flatMap { name in
      status(name).st_mode & S_IFMT == S_IFDIR ? ["\(name)/"] + entries("\(name)/") : [name]
    }
  }

  func status(_ name: String) -> stat {
    var status = stat()
    _ = unsafe lstat("\(path)/\(name)", &status)
    return status
  }

  func read(_ name: String) -> [UInt8] {
    let file = unsafe open("\(path)/\(name)", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Int(status(name).st_size))
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress.map { unsafe $0 + filled }, $0.count - filled)
      }
      guard count > 0 else { break }
      filled += count
    }
    return bytes
  }

  func write(_ bytes: some Collection<UInt8>, to name: String) {
    let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(file) }
    let array = Array(bytes)
    _ = unsafe Glibc.write(file, array, array.count)
  }

  func makeFolder(_ name: String) {
    unsafe mkdir("\(path)/\(name)", 0o755)
  }
}
