extension HTTPSConnection {
  /// Loads libcurl and sets it up, on a thread of its own.
  ///
  /// That takes some milliseconds, which a first connection then need not wait for. A failure shows
  /// when there is one.
  package static func prepare() {
    try? BlockingThread.start { try? Curl.prepare() }
  }
}
