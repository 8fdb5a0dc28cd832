import CDeepDropISAL

/// Owns ISA-L's inflating state and a buffer for what comes out.
@safe final class Inflater {
  /// What surrounds the deflated data and says whether it is whole.
  enum Wrapper {
    case gzip
    case zlib
  }

  /// More than a dvzip record may hold, so that one that holds more is noticed.
  static let bufferSize = 256 << 10

  private let state: UnsafeMutablePointer<inflate_state>
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let wrapper: Wrapper

  init(_ wrapper: Wrapper) {
    self.wrapper = wrapper
    unsafe state = .allocate(capacity: 1)
    unsafe buffer = .allocate(capacity: Self.bufferSize)
    reset()
  }

  deinit {
    unsafe state.deallocate()
    unsafe buffer.deallocate()
  }

  /// Whether the stream's end was seen and its checksum was right.
  var isFinished: Bool { unsafe state.pointee.block_state == ISAL_BLOCK_FINISH }

  /// Starts another stream.
  func reset() {
    unsafe isal_inflate_init(state)
    unsafe state.pointee.crc_flag = UInt32(wrapper == .gzip ? ISAL_GZIP : ISAL_ZLIB)
  }

  /// Inflates all of `input`, in steps of at most the buffer's size.
  ///
  /// - Parameter output: gets each step.
  func inflate(
    _ input: Span<UInt8>,
    _ output: (Span<UInt8>) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    // The loop must not leave a pointer behind that the input does not outlive.
    defer {
      unsafe state.pointee.next_in = nil
      unsafe state.pointee.avail_in = 0
    }
    var failure: ArchiveError?
    unsafe input.withUnsafeBufferPointer { source in
      unsafe state.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      unsafe state.pointee.avail_in = UInt32(source.count)
      do throws(ArchiveError) {
        while !isFinished, try step(output) {}
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Fills the buffer once; false when the input is used up.
  private func step(_ output: (Span<UInt8>) throws(ArchiveError) -> Void) throws(ArchiveError)
    -> Bool
  {
    let before = unsafe state.pointee.avail_in
    unsafe state.pointee.next_out = buffer.baseAddress
    unsafe state.pointee.avail_out = UInt32(buffer.count)
    let status = unsafe isal_inflate(state)
    guard status >= 0 else {
      throw .damaged(
        status == ISAL_INCORRECT_CHECKSUM
          ? "its checksum is wrong" : "its compressed data makes no sense"
      )
    }
    guard status != ISAL_NEED_DICT else { throw .damaged("its compressed data makes no sense") }
    let count = unsafe buffer.count - Int(state.pointee.avail_out)
    if count > 0 { try output(unsafe buffer.span.extracting(first: count)) }
    let after = unsafe state.pointee.avail_in
    // A step that neither takes nor gives would be repeated for ever.
    guard count > 0 || after < before || after == 0 else {
      throw .damaged("its compressed data makes no sense")
    }
    return unsafe after > 0 || count == buffer.count
  }
}
