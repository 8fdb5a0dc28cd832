import CDeepDropSystemBus

extension WireMessage {
  func append(_ values: [BusValue]) throws(BusError) {
    for value in values { try append(value) }
  }

  private func append(_ value: BusValue) throws(BusError) {
    switch value {
    case .byte(let number): try append("y", number)
    case .bool(let flag): try append("b", Int32(flag ? 1 : 0))
    case .int16(let number): try append("n", number)
    case .uint16(let number): try append("q", number)
    case .int32(let number): try append("i", number)
    case .uint32(let number): try append("u", number)
    case .int64(let number): try append("x", number)
    case .uint64(let number): try append("t", number)
    case .double(let number): try append("d", number)
    case .string(let text): try append("s", text: text)
    case .path(let text): try append("o", text: text)
    case .signature(let text): try append("g", text: text)
    case .bytes(let bytes):
      try check(
        unsafe library.pointee.message_append_array(pointer, "y".code, bytes, bytes.count)
      )
    case .array(let element, let elements):
      try contain("a", element) { () throws(BusError) in try append(elements) }
    case .dictionary(let entry, let entries):
      try contain("a", "{\(entry)}") { () throws(BusError) in
        for (key, value) in entries {
          try contain("e", entry) { () throws(BusError) in try append([key, value]) }
        }
      }
    case .structure(let members):
      let signature = String(value.signature.dropFirst().dropLast())
      try contain("r", signature) { () throws(BusError) in try append(members) }
    case .variant(let inner):
      try contain("v", inner.signature) { () throws(BusError) in try append(inner) }
    }
  }

  private func append(_ type: String, _ number: some BitwiseCopyable) throws(BusError) {
    let status = unsafe withUnsafePointer(to: number) {
      unsafe library.pointee.message_append_basic(pointer, type.code, $0)
    }
    try check(status)
  }

  private func append(_ type: String, text: String) throws(BusError) {
    // C would end it there, and the rest would be lost without a word.
    guard !text.utf8.contains(0) else { throw .malformed }
    let status = unsafe text.withCString {
      unsafe library.pointee.message_append_basic(pointer, type.code, $0)
    }
    try check(status)
  }

  private func contain(
    _ type: String,
    _ contents: String,
    _ body: () throws(BusError) -> Void
  ) throws(BusError) {
    try check(unsafe library.pointee.message_open_container(pointer, type.code, contents))
    try body()
    try check(unsafe library.pointee.message_close_container(pointer))
  }

  func check(_ status: Int32) throws(BusError) {
    guard status >= 0 else { throw .malformed }
  }
}

extension String {
  /// The code of a type, which is one letter.
  var code: CChar { CChar(bitPattern: utf8.first ?? 0) }
}
