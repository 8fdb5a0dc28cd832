import CDeepDropCurl
import CDeepDropTLS

/// One request while libcurl works on it; used on the connection's thread alone.
@safe final class ClientTransfer {
  let job: ClientJob
  let source: UploadSource
  let easy: UnsafeMutableRawPointer
  // Read and written by libcurl until the request is taken out.
  var lines = CurlList()
  let words = CurlErrorBuffer()

  private(set) var sent = 0
  private(set) var received = 0
  private(set) var isUploadComplete: Bool
  /// The producer had nothing: libcurl has stopped asking until it is told to go on.
  var isPaused = false
  private(set) var isTooLarge = false
  private(set) var hasFinalHead = false

  private var status = 0
  private var fields = HTTPFields()
  private var fieldBytes = 0
  private var body: [UInt8] = []
  private var certificate: Certificate?

  private init(_ job: ClientJob, _ source: UploadSource, _ easy: borrowing CurlEasy) {
    self.job = job
    self.source = source
    unsafe self.easy = easy.pointer
    if case .none = source { isUploadComplete = true } else { isUploadComplete = false }
  }

  /// Sends the request and waits for its response, blocking the thread.
  static func perform(
    _ job: ClientJob,
    _ endpoint: Endpoint,
    _ options: ClientOptions,
    _ multi: CurlMulti
  ) throws -> ClientResponse {
    if job.isCancelled { throw CancellationError() }
    let easy = try CurlEasy.make()
    let source = try UploadSource(job.request.body) { multi.wake() }
    let transfer = ClientTransfer(job, source, easy)
    defer { if case .producer(let producer) = source { producer.stop() } }
    return try transfer.run(easy, endpoint, options, multi)
  }

  func response(isReused: Bool) -> ClientResponse {
    ClientResponse(
      status: status,
      fields: fields,
      body: body,
      isConnectionReused: isReused,
      isUploadComplete: isUploadComplete,
      bytesSent: sent,
      certificate: certificate
    )
  }

  // MARK: What libcurl calls

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    switch source {
    case .none: return 0
    case .bytes(let bytes):
      let count = min(buffer.count, bytes.count - sent)
      unsafe buffer.copyBytes(from: bytes[sent..<sent + count])
      advance(by: count)
      if sent == bytes.count { isUploadComplete = true }
      return count
    case .producer(let producer):
      switch unsafe producer.pipe.take(into: buffer) {
      case .bytes(let count):
        advance(by: count)
        return count
      case .nothingYet:
        isPaused = true
        return Int(CURL_READFUNC_PAUSE)
      case .end:
        isUploadComplete = true
        return 0
      case .failure: return Int(CURL_READFUNC_ABORT)
      }
    }
  }

  private func advance(by count: Int) {
    sent += count
    job.progress(sent)
  }

  /// libcurl sends anew what it had begun on a connection that proved dead.
  func rewind(to offset: Int) -> Bool {
    guard case .bytes(let bytes) = source, (0...bytes.count).contains(offset) else { return false }
    sent = offset
    isUploadComplete = false
    return true
  }

  func bodyArrived(_ bytes: UnsafeRawBufferPointer) -> Bool {
    received += bytes.count
    guard body.count + bytes.count <= job.request.responseLimit else {
      isTooLarge = true
      return false
    }
    unsafe body.append(contentsOf: bytes)
    return true
  }

  func headerArrived(_ line: String) -> Bool {
    received += line.utf8.count
    fieldBytes += line.utf8.count
    if certificate == nil, let session = unsafe deepdrop_curl_gnutls_session(easy),
      let der = unsafe GnuTLS.peerCertificate(of: OpaquePointer(session))
    {
      certificate = try? Certificate(der: der)
    }
    guard fieldBytes <= 64 * 1024 else {
      isTooLarge = true
      return false
    }
    let text = line.filter { !$0.isNewline }
    if text.hasPrefix("HTTP/") {
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      fields = HTTPFields()
      fieldBytes = 0
    } else if text.isEmpty {
      hasFinalHead = status >= 200
    } else if let colon = text.firstIndex(of: ":"), !hasFinalHead {
      let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields.appendReceived(String(text[..<colon]), String(value))
    }
    return true
  }
}
