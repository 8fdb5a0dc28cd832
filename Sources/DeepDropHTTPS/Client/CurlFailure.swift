import CDeepDropCurl

/// The one place where a libcurl result becomes an error.
enum CurlFailure {
  static func error(
    _ result: CURLcode,
    _ words: String,
    _ endpoint: Endpoint,
    _ transfer: ClientTransfer
  ) -> HTTPSError {
    let detail = words.isEmpty ? unsafe String(cString: curl_easy_strerror(result)) : words
    func error(_ code: HTTPSError.Code, _ message: String) -> HTTPSError {
      HTTPSError(code, message, detail: detail)
    }
    if transfer.isTooLarge {
      return error(
        .tooLarge,
        "The response is larger than \(transfer.job.request.responseLimit) bytes."
      )
    }
    switch result {
    case CURLE_COULDNT_CONNECT: return error(.connect, "\(endpoint) cannot be reached.")
    case CURLE_OPERATION_TIMEDOUT:
      return error(.connectTimeout, "\(endpoint) cannot be reached in time.")
    case CURLE_SSL_CONNECT_ERROR:
      return error(.tls, "\(endpoint) does not agree on an encrypted connection.")
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
      return error(.wrongPeer, "\(endpoint) is not the peer whose key is known.")
    case CURLE_SSL_CERTPROBLEM:
      return error(.identity, "Our own certificate cannot be used.")
    case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE,
      CURLE_SEND_FAIL_REWIND:
      return error(.disconnected, "\(endpoint) went away.")
    default: return error(.library, "The request to \(endpoint) failed.")
    }
  }
}

/// Where libcurl writes its own words about a failure.
@safe struct CurlErrorBuffer: ~Copyable {
  let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  init() {
    unsafe pointer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit { unsafe pointer.deallocate() }

  var text: String { unsafe String(cString: pointer) }
}
