/// A request's line and fields as they go out (RFC 9112 §3 to §5).
struct RequestHead: Hashable {
  let bytes: [UInt8]

  /// - Throws: ``HTTPSError/Code/invalid`` for a method or target that would be none.
  init(_ request: ClientRequest, to endpoint: Endpoint) throws(HTTPSError) {
    guard HTTPFields.isToken(request.method) else {
      throw HTTPSError(.invalid, "“\(request.method)” is no request method.")
    }
    guard request.target.hasPrefix("/"),
      request.target.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw HTTPSError(
        .invalid,
        "“\(request.target)” must begin with a slash and be percent-encoded."
      )
    }
    // The interface is ours alone: it means nothing to the peer (RFC 6874 §1).
    let host = endpoint.isIPv6 ? "[\(endpoint.address)]" : endpoint.address
    var text = "\(request.method) \(request.target) HTTP/1.1\r\nHost: \(host):\(endpoint.port)\r\n"
    for field in request.fields.fields {
      text += field.value.isEmpty ? "\(field.name):\r\n" : "\(field.name): \(field.value)\r\n"
    }
    switch request.body {
    case nil: break
    case .bytes(let bytes): text += "Content-Length: \(bytes.count)\r\n"
    case .chunks, .stream: text += "Transfer-Encoding: chunked\r\n"
    }
    bytes = Array((text + "\r\n").utf8)
  }
}
