#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path is the text it was given as.
extension String {
  /// The path as messages name it.
  var inputName: String { self == "-" ? "standard input" : self }

  /// The directory it names an entry of; empty for the current one.
  var parentDirectory: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }

  /// The name at its end, whether a slash follows or not.
  var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }

  /// The absolute path without symbolic links, the same for all spellings of one file, be it there
  /// or not; the path itself where its directory is not there either.
  var canonical: String {
    if let path = resolved { return path }
    let parent = parentDirectory
    guard let directory = (parent.isEmpty ? "." : parent).resolved else { return self }
    return directory.appendingPathComponent(String(dropFirst(parent.count)))
  }

  private var resolved: String? {
    guard let path = unsafe realpath(self, nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The path as another command takes it: not for an option.
  var argument: String { hasPrefix("-") ? "./\(self)" : self }

  func appendingPathComponent(_ name: String) -> String {
    isEmpty || hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// Whether a new file cannot have this name, be it a link's that leads nowhere.
  var isTaken: Bool { unsafe faccessat(AT_FDCWD, self, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }

  var exists: Bool { unsafe access(self, F_OK) == 0 }

  /// Whether both lead to one file, be it by a link or by another spelling; nothing is none.
  func isSameFile(as other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return unsafe stat(self, &status) == 0 && stat(other, &otherStatus) == 0
      && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  var isDirectory: Bool {
    var status = stat()
    return unsafe stat(self, &status) == 0 && status.isDirectory
  }

  /// Whether it is no path, but begins as a link does (RFC 3986 §3.1).
  var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), first?.isLetter == true else {
      return false
    }
    return self[..<colon].allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
  }
}
