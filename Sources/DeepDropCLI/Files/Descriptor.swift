#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file, by its number.
struct Descriptor: Sendable, Hashable {
  let number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether colour is welcome there; see no-color.org.
  var isColoured: Bool {
    isTerminal && environment("NO_COLOR").isEmpty && environment("TERM") != "dumb"
  }

  private func environment(_ name: String) -> String {
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }

  /// Reads to the end, or `count` bytes where there are more.
  func readAll(upTo count: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let chunk = try readChunk(upTo: min(count - bytes.count, 65_536))
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  private func readChunk(upTo count: Int) throws(SystemError) -> [UInt8] {
    var status = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        status = unsafe read(number, buffer.baseAddress, count)
      } while status < 0 && retries(errno, POLLIN)
      filled = max(0, status)
    }
    if status < 0 { throw .last }
    return chunk
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { unsafe write(number, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if !retries(errno, POLLOUT) {
        throw .last
      }
    }
  }

  /// Fails where a write would, as far as the system tells without one: not for a full disk.
  func checkWritable() throws(SystemError) {
    guard write(number, nil, 0) == 0 else { throw .last }
  }

  /// Whether a call is worth repeating; waits where a neighbour has made the file non-blocking.
  private func retries(_ error: Int32, _ event: Int32) -> Bool {
    if error == EAGAIN {
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      return unsafe poll(&request, 1, -1) > 0
    }
    return error == EINTR
  }
}
