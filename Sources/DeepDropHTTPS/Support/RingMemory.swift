/// The bytes of a ring, which cost nothing before they are written to.
///
/// An array would be filled with zeros first: a megabyte of them for a link of thirty bytes took
/// a fifth of all that sending it costs.
///
/// `@unchecked Sendable`: `BytePipe` reads and writes it under its lock alone.
@safe final class RingMemory: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer

  init(capacity: Int) {
    unsafe bytes = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe bytes.deallocate() }
}
