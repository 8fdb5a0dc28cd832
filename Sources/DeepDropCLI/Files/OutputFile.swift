#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files are written whole or not at all, and an interruption leaves nothing behind.
enum OutputFile {
  /// Replaces the content of a file, or creates it; its permissions stay, symbolic links are
  /// followed.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try Signals.holdingBack { () throws(SystemError) in
        let target = resolved(path)
        let original = try status(of: target)
        let file = try TemporaryFile(in: target.parentDirectory)
        if let original { try file.copyPermissions(of: original) }
        try file.write(bytes)
        try file.synchronize()
        try file.replace(target)
      }
    } catch {
      throw Failure(.cannotWrite, path, "cannot be written: \(error.message)")
    }
  }

  /// Creates a file under the first of the names that nothing has.
  ///
  /// Nothing is lost if the power fails at once, so it does not wait for the disk, which takes
  /// longer than all the rest.
  ///
  /// - Returns: its path.
  static func create(
    in directory: String,
    names: some Sequence<String>,
    holding bytes: [UInt8]
  ) throws(Failure) -> String {
    do throws(SystemError) {
      return try Signals.holdingBack { () throws(SystemError) in
        let file = try TemporaryFile(in: directory)
        try file.write(bytes)
        for name in names {
          let path = directory.appendingPathComponent(name)
          if try file.publish(as: path) { return path }
        }
        throw .exists
      }
    } catch {
      let place = directory.isEmpty ? "this directory" : directory
      throw Failure(.cannotWrite, place, "no file can be written there: \(error.message)")
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let target = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  /// What is known of the file to be replaced; one that may not be written is not replaced either,
  /// though its directory would allow it.
  private static func status(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      // It would be replaced itself, and nobody would find the content where the link leads.
      guard unsafe lstat(path, &status) != 0 else { throw .danglingLink }
      return nil
    }
    guard status.isRegular else { throw .notRegular }
    guard unsafe access(path, W_OK) == 0 else { throw .last }
    return status
  }
}
