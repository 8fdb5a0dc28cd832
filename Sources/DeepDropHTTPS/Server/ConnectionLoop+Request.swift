import CDeepDropMicrohttpd
import CDeepDropTLS
import Glibc

extension ConnectionLoop {
  // MARK: What libmicrohttpd calls, from within `MHD_run`

  func connected(_ handle: OpaquePointer) {
    guard let session = unsafe deepdrop_mhd_session(handle), let secrets else { return }
    unsafe transport.use(session: OpaquePointer(session))
    unsafe secrets.credentials.use(in: OpaquePointer(session))
    let hook = ServerNameHook(secrets.ticketKey)
    unsafe hook.set(on: OpaquePointer(session))
    nameHook = hook
    guard configuration.asksForCertificates else { return }
    unsafe gnutls_certificate_server_set_request(OpaquePointer(session), GNUTLS_CERT_REQUEST)
    // No CA names: clients may filter their certificates by them.
    unsafe gnutls_certificate_send_x509_rdn_sequence(OpaquePointer(session), 1)
  }

  /// The head is complete: lets the handler begin, and refuses the body if it does not want it.
  func requestBegins(_ handle: OpaquePointer, method: String) -> MHD_Result {
    var reader = HeadReader(limits: limits)
    let fields = unsafe reader.fields(of: handle)
    guard let fields else { return unsafe refuse(431, on: handle) }
    guard let length = Self.announcedLength(fields) else { return unsafe refuse(400, on: handle) }
    connection.ask()
    let request = ServerRequest(
      method: method,
      target: target,
      fields: fields,
      peer: connection.peer,
      certificate: transport.peerCertificate,
      connection: connection.id,
      body: RequestBody(source: BodySource(announcedLength: length, wake: connection.wake))
    )
    let exchange = Exchange(request, wake: connection.wake)
    self.exchange = exchange
    isDiscarding = false
    begin(exchange)
    guard length != 0 else { return .YES }

    let body = request.body.source
    guard waitForHandler(until: { body.isWanted || exchange.response != nil }) else { return .NO }
    if !body.isWanted, let response = exchange.response {
      // Whoever is to go could hold the connection with a body that never comes.
      guard !response.closes, length.map({ $0 <= 64 * 1024 }) == true, fields["expect"] == nil
      else { return unsafe queue(response, on: handle) }
      // Sooner read than the connection is made anew.
      isDiscarding = true
    }
    phase = .body(BodyMeter(limits))
    return .YES
  }

  func bodyArrived(_ bytes: UnsafeRawBufferPointer) {
    // False once the handler has ended: the rest is thrown away until the answer is sent.
    _ = unsafe exchange?.request.body.source.pipe.write(bytes)
    if case .body(var meter) = phase {
      meter.add(bytes.count)
      phase = .body(meter)
    }
  }

  func requestIsComplete(_ handle: OpaquePointer) -> MHD_Result {
    guard let exchange else { return .NO }
    exchange.request.body.source.pipe.finish()
    guard waitForHandler(until: { exchange.response != nil }), let response = exchange.response
    else { return .NO }
    return unsafe queue(response, on: handle)
  }

  func requestEnded() {
    exchange?.end()
    exchange = nil
    phase = .idle(deadline: .now + limits.idleTime)
  }

  // MARK: Answering

  /// Refuses a head that no handler sees; such a peer keeps no connection.
  private func refuse(_ status: Int, on handle: OpaquePointer) -> MHD_Result {
    unsafe queue(ServerResponse(status: status, fields: ["Connection": "close"]), on: handle)
  }

  private func queue(_ response: ServerResponse, on handle: OpaquePointer) -> MHD_Result {
    let made: ResponseHandle?
    switch response.body {
    case .bytes(let bytes):
      made = ResponseHandle(bytes)
    case .stream:
      // Unretained: the response is destroyed with the daemon at the latest, `self` later.
      made = unsafe ResponseHandle(
        reader: responseWanted,
        context: Unmanaged.passUnretained(self).toOpaque()
      )
    }
    guard let made else { return .NO }
    made.add(response.fields)
    phase = .response(deadline: .now + limits.idleTime)
    return unsafe MHD_queue_response(handle, UInt32(response.status), made.pointer)
  }

  /// Fills the next piece of a streamed response, waiting for it here.
  func fillResponse(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    let endOfStream = -1
    let endWithError = -2
    guard let stream = exchange?.stream else { return endWithError }
    var found = ResponseStream.Found.nothingYet
    let isHere = waitForHandler {
      found = stream.take(upTo: buffer.count)
      if case .nothingYet = found { return false }
      return true
    }
    guard isHere else { return endWithError }
    switch found {
    case .bytes(let bytes):
      unsafe buffer.copyBytes(from: bytes)
      return bytes.count
    case .end: return endOfStream
    case .nothingYet, .cutShort: return endWithError
    }
  }

  /// The announced length: `.some(nil)` for chunks, nil for a length that is none.
  private static func announcedLength(_ fields: HTTPFields) -> Int?? {
    if fields["transfer-encoding"] != nil { return .some(nil) }
    guard let text = fields["content-length"] else { return 0 }
    guard let length = Int(text), length >= 0 else { return nil }
    return length
  }
}
