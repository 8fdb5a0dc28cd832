import CDeepDropCurl

extension ClientTransfer {
  /// Drives libcurl until the request has its response, its error, or is cancelled.
  func run(
    _ easy: borrowing CurlEasy,
    _ endpoint: Endpoint,
    _ options: ClientOptions,
    _ multi: CurlMulti
  ) throws -> ClientResponse {
    // In the end libcurl forgets the pointers it was given here.
    defer { unsafe curl_easy_reset(easy.pointer) }
    try configure(easy, endpoint, options)
    guard unsafe curl_multi_add_handle(multi.pointer, easy.pointer) == CURLM_OK else {
      throw HTTPSError(.library, "libcurl refuses the request.")
    }
    // Closes the connection when the request is not at its end.
    defer { _ = unsafe curl_multi_remove_handle(multi.pointer, easy.pointer) }

    let result = try waitForResult(easy, multi)
    if let result, result != CURLE_OK, !isAnsweredEarly {
      if case .producer(let producer) = source, let error = producer.error { throw error }
      throw CurlFailure.error(result, words.text, endpoint, self)
    }
    return response(isReused: easy.number(CURLINFO_NUM_CONNECTS) == 0)
  }

  /// A refusal often comes with a reset: the status counts, not the broken pipe.
  private var isAnsweredEarly: Bool { hasFinalHead && !isUploadComplete && !isTooLarge }

  /// libcurl's result; nil when the response is there and the rest of the upload is given up.
  private func waitForResult(
    _ easy: borrowing CurlEasy,
    _ multi: CurlMulti
  ) throws -> CURLcode? {
    var watch = TransferWatch(job.request)
    while true {
      if job.isCancelled { throw CancellationError() }
      var running: Int32 = 0
      guard unsafe curl_multi_perform(multi.pointer, &running) == CURLM_OK else {
        throw HTTPSError(.library, "libcurl cannot go on.")
      }
      var result = CURLE_OK
      if unsafe deepdrop_curl_next_result(multi.pointer, &result) == 1 { return result }
      switch watch.look(at: self, isConnected: easy.isConnected) {
      case .wait(let time):
        let milliseconds = Int32(clamping: min(time, .seconds(1)).milliseconds)
        guard unsafe curl_multi_poll(multi.pointer, nil, 0, milliseconds, nil) == CURLM_OK else {
          throw HTTPSError(.library, "libcurl cannot wait.")
        }
      case .giveUpUpload: return nil
      case .fail(let error): throw error
      }
      guard isPaused else { continue }
      isPaused = false
      // Fails where the transfer itself has failed, which the next round reports.
      _ = unsafe curl_easy_pause(easy.pointer, CURLPAUSE_CONT)
    }
  }
}
