import Foundation
import Glibc
import Synchronization

/// Carries bytes between a client and a server until it is told to cut the wire.
final class Relay: Sendable {
  struct Failure: Error {}

  let port: UInt16
  private let listener: Int32
  private let sockets = Mutex<[Int32]?>([])

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.loopback(0)
    let bound = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe bind(listener, pointer, length)
        _ = unsafe getsockname(listener, UnsafeMutablePointer(mutating: pointer), &length)
        return status
      }
    }
    guard bound == 0, listen(listener, 64) == 0 else { throw Failure() }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Relays while `body` runs.
  func run<Result>(to target: UInt16, _ body: () async throws -> Result) async throws -> Result {
    Thread.detachNewThread { [self] in accept(to: target) }
    defer { cut() }
    return try await body()
  }

  /// Ends every connection, and lets nobody in any more.
  func cut() {
    let open = sockets.withLock { sockets in
      defer { sockets = nil }
      return sockets
    }
    guard let open else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    for socket in open { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  // Sockets stay open until the process ends: their numbers must not be given to others meanwhile.
  private func accept(to target: UInt16) {
    while true {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0 else { return }
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = Self.loopback(target)
      let connected = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      let isTaken = sockets.withLock { sockets in
        sockets?.append(contentsOf: [client, server])
        return sockets != nil
      }
      guard connected == 0, isTaken else { return }
      Thread.detachNewThread { Self.pump(client, server) }
      Thread.detachNewThread { Self.pump(server, client) }
    }
  }

  private static func pump(_ source: Int32, _ target: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe recv(source, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      var sent = 0
      while sent < count {
        let written = unsafe buffer.withUnsafeBytes {
          unsafe send(
            target,
            $0.baseAddress.map { unsafe $0 + sent },
            count - sent,
            Int32(MSG_NOSIGNAL)
          )
        }
        guard written > 0 else { break }
        sent += written
      }
      guard sent == count else { break }
    }
    shutdown(target, Int32(SHUT_RDWR))
    shutdown(source, Int32(SHUT_RDWR))
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
