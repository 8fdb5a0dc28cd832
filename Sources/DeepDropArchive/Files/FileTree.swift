import DeepDropPropertyList
import Glibc

/// Walks of directories by descriptor: no path is ever looked up twice.
enum FileTree {
  /// The names in a directory without `.` and `..`, sorted by their bytes.
  static func names(in directory: borrowing Descriptor) throws(Errno) -> [SystemName] {
    // The stream takes over its descriptor, so it gets a copy that starts from the beginning.
    let copy = unsafe openat(directory.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw Errno(value: errno) }
    guard let stream = unsafe fdopendir(copy) else {
      close(copy)
      throw Errno(value: errno)
    }
    defer { unsafe closedir(stream) }
    var names: [SystemName] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe SystemName($0.prefix { $0 != 0 })
      }
      if name.text != ".", name.text != ".." { names.append(name) }
    }
    guard errno == 0 else { throw Errno(value: errno) }
    return names.sorted { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
  }

  /// Removes an entry and everything below it, as far as it can; links are removed, not followed.
  static func remove(_ name: String, in directory: borrowing Descriptor) {
    guard unsafe unlinkat(directory.number, name, 0) != 0 else { return }
    if case .success(let number) = directory.openBeneath(name, O_RDONLY | O_DIRECTORY) {
      let inner = Descriptor(owning: number)
      for child in (try? names(in: inner)) ?? [] {
        if let text = child.text { remove(text, in: inner) }
      }
    }
    unsafe unlinkat(directory.number, name, AT_REMOVEDIR)
  }
}
