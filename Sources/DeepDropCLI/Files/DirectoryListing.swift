import DeepDropPropertyList

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
    /// A symbolic link, to whatever it leads.
    case link
    /// A pipe or a device.
    case other
  }

  /// The names in a directory, but for itself and its parent, in the order of their bytes.
  static func names(in directory: String) throws(SystemError) -> [SystemName] {
    guard let stream = unsafe opendir(directory) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [SystemName] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe SystemName($0.prefix { $0 != 0 })
      }
      if name.text != ".", name.text != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
  }

  /// What a path is, without following a link.
  static func kind(of path: String) throws(SystemError) -> Kind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .last }
    if status.isDirectory { return .directory }
    if status.isLink { return .link }
    return status.isRegular ? .file : .other
  }
}
