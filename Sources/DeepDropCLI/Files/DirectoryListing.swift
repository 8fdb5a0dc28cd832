#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a directory holds.
enum DirectoryListing {
  enum Kind {
    case file
    case directory
    /// A link, a pipe or a device.
    case other
  }

  /// The names in a directory, but for itself and its parent, in the order of their bytes.
  static func names(in directory: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(directory) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a path is, without following a link.
  static func kind(of path: String) throws(SystemError) -> Kind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .last }
    if status.isDirectory { return .directory }
    return status.isRegular ? .file : .other
  }
}
