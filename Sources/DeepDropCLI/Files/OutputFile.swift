import DeepDropKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files are written whole or not at all, and an interruption leaves nothing behind.
enum OutputFile {
  /// Replaces the content of files, or creates them; their permissions stay, symbolic links are
  /// followed.
  static func replace(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    try write(files) { file, path throws(SystemError) in try file.replace(path) }
  }

  /// Creates files where nothing is, be it that something came since `checkNew`.
  static func create(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    try write(files) { file, path throws(SystemError) in
      guard try file.publish(as: path) else { throw .exists }
    }
  }

  /// What gives a file its path.
  private typealias Placing = (consuming TemporaryFile, String) throws(SystemError) -> Void

  private static func write(
    _ files: [(path: String, bytes: [UInt8])],
    _ place: Placing
  ) throws(Failure) {
    try Signals.holdingBack { () throws(Failure) in try write(files[...], place) }
  }

  /// All lie whole beside the files they are for before the first takes its place.
  private static func write(
    _ files: ArraySlice<(path: String, bytes: [UInt8])>,
    _ place: Placing
  ) throws(Failure) {
    guard let (path, bytes) = files.first else { return }
    let file = try temporary(for: path, holding: bytes)
    try write(files.dropFirst(), place)
    do throws(SystemError) {
      try place(file, path.canonical)
    } catch {
      throw .unwritable(path, error)
    }
  }

  private static func temporary(
    for path: String,
    holding bytes: [UInt8]
  ) throws(Failure) -> TemporaryFile {
    do throws(SystemError) {
      let target = path.canonical
      let original = try status(of: target)
      let file = try TemporaryFile(in: target.parentDirectory)
      if let original { try file.copyPermissions(of: original) }
      try file.write(bytes)
      try file.synchronize()
      return file
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// A folder that is there already is as good.
  static func makeFolder(_ path: String) throws(Failure) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    guard errno == EEXIST else { throw .unwritable(path, .last) }
    try checkFolder(path)
  }

  /// Refuses what is there and is no folder to write in.
  static func checkFolder(_ path: String) throws(Failure) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw .unwritable(path, .last)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .unwritable(path, .notDirectory) }
    guard unsafe access(path, W_OK | X_OK) == 0 else { throw .unwritable(path, .last) }
  }

  /// Refuses a folder that holds something, besides what `checkFolder` refuses.
  static func checkNewFolder(_ path: String) throws(Failure) {
    try checkFolder(path)
    guard path.exists else { return }
    do throws(SystemError) {
      guard try DirectoryListing.names(in: path).isEmpty else { throw .notEmpty }
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Refuses what `create` would refuse, as far as that can be known before.
  static func checkNew(_ path: String) throws(Failure) {
    guard !path.exists else { throw .unwritable(path, .exists) }
    try checkReplaceable(path)
  }

  /// Refuses what `replace` would refuse, as far as that can be known before.
  static func checkReplaceable(_ path: String) throws(Failure) {
    do throws(SystemError) {
      let target = path.canonical
      _ = try status(of: target)
      let directory = target.parentDirectory
      guard unsafe access(directory.isEmpty ? "." : directory, W_OK | X_OK) == 0 else {
        throw .last
      }
    } catch {
      throw .unwritable(path, error)
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
    named name: NumberedName,
    holding bytes: [UInt8]
  ) throws(Failure) -> String {
    do throws(SystemError) {
      return try Signals.holdingBack { () throws(SystemError) in
        let file = try TemporaryFile(in: directory)
        try file.write(bytes)
        // Whoever else writes there may take a name between the question and its use.
        for _ in 1...1000 {
          let free = name.free { directory.appendingPathComponent($0).isTaken }
          let path = directory.appendingPathComponent(free)
          if try file.publish(as: path) { return path }
        }
        throw .exists
      }
    } catch {
      let place = directory.isEmpty ? "this directory" : directory
      throw Failure(.cannotWrite, place, "no file can be written there: \(error.message)")
    }
  }

  /// Takes back what `create` made.
  static func remove(_ path: String) {
    unsafe unlink(path)
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

extension Failure {
  fileprivate static func unwritable(_ path: String, _ error: SystemError) -> Failure {
    Failure(.cannotWrite, path, "cannot be written: \(error.message)")
  }
}
