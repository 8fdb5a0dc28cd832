import CDeepDropMicrohttpd

/// Owns a libmicrohttpd daemon: here an HTTP parser and TLS endpoint for one connection, run by
/// the connection's own thread.
@safe struct DaemonHandle: ~Copyable {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// Closes the connection, which ends its request through the callbacks.
  deinit { unsafe MHD_stop_daemon(pointer) }
}

/// Owns our reference to a response; a queued one has a second reference of the library's.
@safe struct ResponseHandle: ~Copyable {
  let pointer: OpaquePointer

  init?(_ body: [UInt8]) {
    var body = body
    let made = unsafe body.withUnsafeMutableBytes { bytes in
      unsafe MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let made = unsafe made else { return nil }
    unsafe pointer = made
  }

  init?(reader: MHD_ContentReaderCallback, context: UnsafeMutableRawPointer) {
    let unknownSize = UInt64.max  // MHD_SIZE_UNKNOWN
    guard
      let made = unsafe MHD_create_response_from_callback(
        unknownSize,
        32 * 1024,
        reader,
        context,
        nil
      )
    else { return nil }
    unsafe pointer = made
  }

  deinit { unsafe MHD_destroy_response(pointer) }

  func add(_ fields: HTTPFields) {
    for field in fields.fields {
      // Refused only for what the library says itself, such as Content-Length.
      _ = unsafe MHD_add_response_header(pointer, field.name, field.value)
    }
  }
}
