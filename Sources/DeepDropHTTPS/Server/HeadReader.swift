import CDeepDropMicrohttpd

/// Copies a request's header fields, up to the server's limits.
@safe struct HeadReader {
  private let limits: ServerLimits
  private var result = HTTPFields()
  private var bytes = 0
  private var isTooLarge = false

  init(limits: ServerLimits) {
    self.limits = limits
  }

  /// The fields of a request; nil when they are too many or too long.
  mutating func fields(of handle: OpaquePointer) -> HTTPFields? {
    let count = unsafe withUnsafeMutablePointer(to: &self) { reader in
      unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, fieldFound, reader)
    }
    return count < 0 || isTooLarge ? nil : result
  }

  fileprivate mutating func add(_ name: String, _ value: String) {
    bytes += name.utf8.count + value.utf8.count
    guard result.fields.count < limits.fields, bytes <= limits.fieldBytes else {
      isTooLarge = true
      return
    }
    result.appendReceived(name, value)
  }
}

private func fieldFound(
  _ context: UnsafeMutableRawPointer?,
  _ kind: MHD_ValueKind,
  _ name: UnsafePointer<CChar>?,
  _ nameSize: Int,
  _ value: UnsafePointer<CChar>?,
  _ valueSize: Int
) -> MHD_Result {
  guard let reader = unsafe context?.assumingMemoryBound(to: HeadReader.self) else { return .NO }
  func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count),
      as: UTF8.self
    )
  }
  unsafe reader.pointee.add(text(name, nameSize), text(value, valueSize))
  return .YES
}
