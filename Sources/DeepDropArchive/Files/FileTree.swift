import Glibc

/// Walks of directories by descriptor: no path is ever looked up twice.
enum FileTree {
  /// The names in a directory without `.` and `..`, sorted by their bytes.
  static func names(in directory: borrowing Descriptor) -> [String] {
    // The stream takes over its descriptor, so it gets a copy that starts from the beginning.
    let copy = unsafe openat(directory.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = unsafe fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes an entry and everything below it, as far as it can; links are removed, not followed.
  static func remove(_ name: String, in directory: borrowing Descriptor) {
    guard unsafe unlinkat(directory.number, name, 0) != 0 else { return }
    if case .success(let number) = directory.openBeneath(name, O_RDONLY | O_DIRECTORY) {
      let inner = Descriptor(owning: number)
      for child in names(in: inner) { remove(child, in: inner) }
    }
    unsafe unlinkat(directory.number, name, AT_REMOVEDIR)
  }
}
