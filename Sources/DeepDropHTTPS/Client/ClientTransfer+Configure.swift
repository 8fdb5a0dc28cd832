import CDeepDropCurl

extension ClientTransfer {
  /// Tells libcurl all about the request.
  ///
  /// libcurl does not retain `self`, which outlives the request.
  func configure(
    _ easy: borrowing CurlEasy,
    _ endpoint: Endpoint,
    _ options: ClientOptions
  ) throws(HTTPSError) {
    let request = job.request
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
    let host = endpoint.isIPv6 ? "[\(endpoint.address)]" : endpoint.address
    let scheme = options.security == .plain ? "http" : "https"
    try easy.set(CURLOPT_URL, "\(scheme)://\(host):\(endpoint.port)\(request.target)")
    if endpoint.scopeID != 0 { try easy.set(CURLOPT_ADDRESS_SCOPE, Int(endpoint.scopeID)) }
    try easy.set(CURLOPT_PROXY, "")
    try easy.set(CURLOPT_NOSIGNAL, 1)
    try easy.set(CURLOPT_TCP_NODELAY, 1)
    try easy.set(CURLOPT_CONNECTTIMEOUT_MS, options.connectTime.milliseconds)
    try easy.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    try easy.set(CURLOPT_UPLOAD_BUFFERSIZE, 256 * 1024)
    try configureTLS(easy, options)
    try configureMethod(easy, request)
    try configureCallbacks(easy)
  }

  private func configureTLS(
    _ easy: borrowing CurlEasy,
    _ options: ClientOptions
  ) throws(HTTPSError) {
    try easy.set(CURLOPT_SSL_VERIFYPEER, 0)
    try easy.set(CURLOPT_SSL_VERIFYHOST, 0)
    try easy.set(CURLOPT_SSL_ENABLE_ALPN, 0)
    // Without these GnuTLS would read the system's CA bundle for each connection, verified or not.
    try easy.set(CURLOPT_CAINFO, nil)
    try easy.set(CURLOPT_CAPATH, nil)
    try easy.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    if case .tlsPinned(let key) = options.security {
      try easy.set(CURLOPT_PINNEDPUBLICKEY, key.pin)
    }
    if let identity = options.identity {
      try easy.set(CURLOPT_SSLCERT, identity.path)
      try easy.set(CURLOPT_SSLKEY, identity.path)
    }
  }

  private func configureMethod(
    _ easy: borrowing CurlEasy,
    _ request: ClientRequest
  ) throws(HTTPSError) {
    switch source {
    case .none:
      try easy.set(request.method == "HEAD" ? CURLOPT_NOBODY : CURLOPT_HTTPGET, 1)
    case .bytes(let bytes):
      try easy.set(CURLOPT_POST, 1)
      try easy.check(
        unsafe deepdrop_curl_set_offset(
          easy.pointer,
          CURLOPT_POSTFIELDSIZE_LARGE,
          curl_off_t(bytes.count)
        )
      )
    case .producer:
      try easy.set(CURLOPT_POST, 1)
      try lines.append("Transfer-Encoding: chunked")
    }
    try easy.set(CURLOPT_CUSTOMREQUEST, request.method)
    // Fields that libcurl would add by itself are taken away unless asked for.
    for name in ["Accept", "Content-Type", "Expect"] where request.fields[name] == nil {
      try lines.append("\(name):")
    }
    for field in request.fields.fields {
      try lines.append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    try easy.check(
      unsafe deepdrop_curl_set_pointer(easy.pointer, CURLOPT_HTTPHEADER, lines.pointer)
    )
  }

  private func configureCallbacks(
    _ easy: borrowing CurlEasy
  ) throws(HTTPSError) {
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    let handle = unsafe easy.pointer
    for status in unsafe [
      deepdrop_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, words.pointer),
      deepdrop_curl_set_data(handle, CURLOPT_READFUNCTION, curlWantsBody),
      deepdrop_curl_set_pointer(handle, CURLOPT_READDATA, me),
      deepdrop_curl_set_seek(handle, curlRewinds),
      deepdrop_curl_set_pointer(handle, CURLOPT_SEEKDATA, me),
      deepdrop_curl_set_data(handle, CURLOPT_WRITEFUNCTION, curlHasBody),
      deepdrop_curl_set_pointer(handle, CURLOPT_WRITEDATA, me),
      deepdrop_curl_set_data(handle, CURLOPT_HEADERFUNCTION, curlHasHeader),
      deepdrop_curl_set_pointer(handle, CURLOPT_HEADERDATA, me),
    ] { try easy.check(status) }
  }
}
