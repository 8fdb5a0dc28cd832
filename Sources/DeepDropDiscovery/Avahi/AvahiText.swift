import CDeepDropAvahi

/// Avahi's words for one of its status codes.
func avahiReason(_ status: Int32) -> String {
  unsafe String(cString: avahi_strerror(status))
}

/// Takes over a string that Avahi allocated.
func takeAvahiString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
  guard let text = unsafe text else { return nil }
  defer { unsafe avahi_free(text) }
  return unsafe String(cString: text)
}

/// Owns an `AvahiStringList` that was made from a TXT record.
///
/// The list grows at its head and is serialized from its tail, so adding in order keeps the order.
@safe struct AvahiTextList: ~Copyable {
  let head: UnsafeMutablePointer<AvahiStringList>?

  init(_ record: TextRecord) {
    var head: UnsafeMutablePointer<AvahiStringList>?
    for entry in record.entries {
      let bytes = entry.serialized
      unsafe head = avahi_string_list_add_arbitrary(head, bytes, bytes.count)
    }
    unsafe self.head = head
  }

  deinit {
    unsafe avahi_string_list_free(head)
  }
}

extension TextRecord {
  /// Copies what a resolver found; Avahi keeps the list.
  init(_ head: UnsafeMutablePointer<AvahiStringList>?) {
    var strings: [[UInt8]] = []
    var next = unsafe head
    while let entry = unsafe next {
      let text = unsafe UnsafeBufferPointer(
        start: avahi_string_list_get_text(entry),
        count: avahi_string_list_get_size(entry)
      )
      unsafe strings.append(Array(text))
      unsafe next = avahi_string_list_get_next(entry)
    }
    self.init(received: strings.reversed())
  }
}
