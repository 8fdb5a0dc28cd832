import CDeepDropCurl

/// Sets libcurl up, once in the process.
enum Curl {
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  static func prepare() throws(HTTPSError) {
    guard isReady else { throw HTTPSError(.library, "libcurl cannot be set up.") }
  }
}

/// Owns a libcurl multi handle, and with it the connection that is kept between requests.
///
/// `@unchecked Sendable`: every function but `wake` is called on the connection's thread only, and
/// curl_multi_wakeup is the one function libcurl documents as callable from any thread. The handle
/// is cleaned up when nobody is left who could call either.
@safe final class CurlMulti: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  init() throws(HTTPSError) {
    try Curl.prepare()
    guard let made = unsafe curl_multi_init() else {
      throw HTTPSError(.library, "libcurl cannot start a connection.")
    }
    unsafe pointer = made
    // One connection, kept between requests.
    _ = unsafe deepdrop_curl_multi_set_long(made, CURLMOPT_MAXCONNECTS, 1)
  }

  deinit {
    // Fails only with handles left in it, and each transfer takes its own out.
    _ = unsafe curl_multi_cleanup(pointer)
  }

  func wake() {
    // Fails only without a wake-up pipe, and then the thread looks again within a second.
    _ = unsafe curl_multi_wakeup(pointer)
  }
}

/// Owns a libcurl easy handle: one request at a time.
@safe struct CurlEasy: ~Copyable {
  let pointer: UnsafeMutableRawPointer

  private init(owning pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = pointer
  }

  static func make() throws(HTTPSError) -> CurlEasy {
    guard let made = unsafe curl_easy_init() else {
      throw HTTPSError(.library, "libcurl cannot start a request.")
    }
    return unsafe CurlEasy(owning: made)
  }

  deinit { unsafe curl_easy_cleanup(pointer) }

  func check(_ status: CURLcode) throws(HTTPSError) {
    guard status != CURLE_OK else { return }
    throw HTTPSError(
      .library,
      "libcurl refuses a setting.",
      detail: unsafe String(cString: curl_easy_strerror(status))
    )
  }

  func set(_ option: CURLoption, _ value: Int) throws(HTTPSError) {
    try check(unsafe deepdrop_curl_set_long(pointer, option, value))
  }

  /// libcurl copies the string; nil unsets.
  func set(_ option: CURLoption, _ value: String?) throws(HTTPSError) {
    try check(unsafe deepdrop_curl_set_string(pointer, option, value))
  }

  func number(_ info: CURLINFO) -> Int {
    var value = 0
    // Fails only for an unknown or differently typed info.
    _ = unsafe deepdrop_curl_get_long(pointer, info, &value)
    return value
  }

  /// Whether the connection, TLS included, is there and the request on its way.
  var isConnected: Bool {
    var time: curl_off_t = 0
    _ = unsafe deepdrop_curl_get_offset(pointer, CURLINFO_PRETRANSFER_TIME_T, &time)
    return time > 0
  }
}

/// Owns a list of header lines.
@safe struct CurlList: ~Copyable {
  private(set) var pointer: UnsafeMutablePointer<curl_slist>?

  init() { unsafe pointer = nil }

  deinit { unsafe curl_slist_free_all(pointer) }

  mutating func append(_ line: String) throws(HTTPSError) {
    guard let longer = unsafe curl_slist_append(pointer, line) else {
      throw HTTPSError(.library, "libcurl cannot take a header field.")
    }
    unsafe pointer = longer
  }
}
