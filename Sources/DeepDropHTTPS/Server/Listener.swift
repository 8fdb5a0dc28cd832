import DeepDropThreads
import Glibc

/// A connection as it was accepted.
struct AcceptedSocket: ~Copyable, Sendable {
  let descriptor: FileDescriptor
  let peer: Endpoint

  /// Gives the descriptor's number away; the caller closes it.
  consuming func release() -> Int32 { descriptor.release() }
}

/// A listening socket.
struct Listener: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  private let interface: String?
  /// Where it listens, with the port the system has chosen.
  let endpoint: Endpoint

  var number: Int32 { descriptor.number }

  private init(
    owning descriptor: consuming FileDescriptor,
    endpoint: Endpoint,
    interface: String?
  ) {
    self.descriptor = descriptor
    self.interface = interface
    self.endpoint = endpoint
  }

  static func listen(_ configuration: ServerConfiguration) throws(HTTPSError) -> Listener {
    let port = configuration.port
    switch configuration.binding {
    case .everywhere: return try listen(Endpoint("::", port: port), on: nil)
    case .interface(let name): return try listen(Endpoint("::", port: port), on: name)
    case .address(let address): return try listen(Endpoint(address, port: port), on: nil)
    }
  }

  private static func listen(
    _ endpoint: Endpoint,
    on interface: String?
  ) throws(HTTPSError) -> Listener {
    func failure(_ problem: String) -> HTTPSError {
      HTTPSError(.bind, "The server cannot listen on \(problem).", detail: systemReason(errno))
    }
    let family = endpoint.isIPv6 ? AF_INET6 : AF_INET
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let number = socket(family, kind, 0)
    guard number >= 0 else { throw failure("\(endpoint)") }
    let descriptor = FileDescriptor(owning: number)

    // Dual stack for `::`; a restart may take the port its predecessor has just left.
    guard setOption(number, SOL_SOCKET, SO_REUSEADDR, 1),
      family != AF_INET6 || setOption(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0)
    else { throw failure("\(endpoint)") }
    if let interface {
      let status = unsafe setsockopt(
        number,
        SOL_SOCKET,
        SO_BINDTODEVICE,
        interface,
        socklen_t(interface.utf8.count)
      )
      guard status == 0 else { throw failure("the interface “\(interface)”") }
    }
    let (address, length) = endpoint.socketAddress
    let bound = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(number, pointer, length)
      }
    }
    guard bound == 0, Glibc.listen(number, 64) == 0 else {
      guard errno == EADDRINUSE else { throw failure("\(endpoint)") }
      throw HTTPSError(
        .portInUse,
        "Port \(endpoint.port) is in use; choose another, or 0 for any free one."
      )
    }
    guard let chosen = localEndpoint(of: number) else { throw failure("\(endpoint)") }
    return Listener(owning: descriptor, endpoint: chosen, interface: interface)
  }

  /// Whether it hears one interface alone, which may go.
  var isBoundToInterface: Bool { interface != nil }

  /// A listener in this one's stead, on the interface that has come under the name of the one that
  /// went: nil where it is still there, and where no other can be listened on yet.
  func successor() -> Listener? {
    guard let interface else { return nil }
    // The socket keeps the number of the interface, and a new one gets a new number.
    var name = [CChar](repeating: 0, count: Int(IFNAMSIZ))
    var size = socklen_t(name.count)
    let isThere = unsafe getsockopt(number, SOL_SOCKET, SO_BINDTODEVICE, &name, &size) == 0
    return isThere ? nil : try? Self.listen(endpoint, on: interface)
  }

  /// The next connection: nil when there is none, or none can be had at the moment.
  func accept() -> AcceptedSocket? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let number = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe Glibc.accept(descriptor.number, pointer, &length)
      }
    }
    // The flags cannot fail on a fresh descriptor.
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    let accepted = FileDescriptor(owning: number)
    guard let peer = Endpoint(storage) else { return nil }
    // Small answers must not wait for the peer's acknowledgements.
    _ = setOption(number, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    return AcceptedSocket(descriptor: accepted, peer: peer)
  }
}

private func setOption(_ number: Int32, _ level: Int32, _ name: Int32, _ value: Int32) -> Bool {
  var value = value
  return unsafe setsockopt(number, level, name, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
}

private func localEndpoint(of number: Int32) -> Endpoint? {
  var storage = sockaddr_storage()
  var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
  let status = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
    unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      unsafe getsockname(number, pointer, &length)
    }
  }
  return status == 0 ? Endpoint(storage) : nil
}
