#if os(Linux)
  import DeepDropPropertyList
  import Glibc

  /// A folder that takes what arrives, by its absolute path.
  struct ReceivingDirectory: Sendable, Hashable {
    let path: String

    /// Takes the folder that was named, which must exist, or the usual one, which is made.
    init(_ named: String?, fallback: String) throws(Failure) {
      if named == nil { unsafe mkdir(fallback, 0o755) }
      let name = named ?? fallback
      guard let resolved = unsafe realpath(name, nil) else {
        throw Failure(.cannotWrite, name, "\(SystemError.last.message), expected a directory")
      }
      defer { unsafe free(resolved) }
      let place = unsafe SystemName(resolved)
      guard let text = place.text else {
        throw Failure(.cannotWrite, place.shown, "not UTF-8, rename it")
      }
      path = text
      guard path.isDirectory else {
        throw Failure(.cannotWrite, name, "not a directory")
      }
      guard unsafe access(path, W_OK | X_OK) == 0 else {
        throw Failure(.cannotWrite, name, "cannot be written: \(SystemError.last.message)")
      }
      // Below /proc the permissions would allow what the system does not.
      let trial = path.appendingPathComponent(".deepdrop-\(UInt64.random(in: 0...(.max)))")
      guard unsafe mkdir(trial, 0o700) == 0, unsafe rmdir(trial) == 0 else {
        throw Failure(.cannotWrite, name, "nothing can be put there: \(SystemError.last.message)")
      }
    }
  }

  enum ThisMachine {
    /// The host's name without its domain.
    static var name: String {
      var buffer = [CChar](repeating: 0, count: 256)
      guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return "DeepDrop" }
      let bytes = buffer.prefix { $0 != 0 && $0 != CChar(UInt8(ascii: ".")) }
      let name = String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return name.isEmpty ? "DeepDrop" : name
    }
  }
#endif
