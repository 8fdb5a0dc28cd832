import CDeepDropISAL

/// Owns ISA-L's deflating state, at level 1: zlib would be the slowest part of a transfer.
@safe final class Deflater {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutableBufferPointer<UInt8>
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe levelBuffer = .allocate(capacity: Int(deepdrop_isal_level1_buffer_size()))
    unsafe buffer = .allocate(capacity: DvzipRecord.contentSize)
    unsafe isal_deflate_init(stream)
    useLevel1()
  }

  deinit {
    unsafe stream.deallocate()
    unsafe levelBuffer.deallocate()
    unsafe buffer.deallocate()
  }

  /// Deflates the next part of a raw stream without an end.
  ///
  /// - Parameter isLast: ends on a byte, so that blocks from elsewhere may follow, after which
  ///   this stream may go on.
  func deflate(_ input: Span<UInt8>, isLast: Bool, to output: BlockOutput) throws(ArchiveError) {
    var failure: ArchiveError?
    unsafe input.withUnsafeBufferPointer { source in
      unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      unsafe stream.pointee.avail_in = UInt32(source.count)
      unsafe stream.pointee.flush = UInt16(isLast ? FULL_FLUSH : NO_FLUSH)
      do throws(ArchiveError) {
        repeat {
          unsafe stream.pointee.next_out = buffer.baseAddress
          unsafe stream.pointee.avail_out = UInt32(buffer.count)
          guard unsafe isal_deflate(stream) == COMP_OK else { throw .deflateFailed }
          let count = unsafe buffer.count - Int(stream.pointee.avail_out)
          try output.append(unsafe buffer.span.extracting(first: count))
        } while unsafe stream.pointee.avail_out == 0
      } catch {
        failure = error
      }
      unsafe stream.pointee.next_in = nil
    }
    if let failure { throw failure }
  }

  /// Makes one whole zlib stream, unless that would not be shorter; do not mix with `deflate`.
  ///
  /// - Parameter use: gets the stream.
  /// - Returns: whether there was one.
  func zlib(
    _ input: Span<UInt8>,
    _ use: (Span<UInt8>) throws(ArchiveError) -> Void
  ) throws(ArchiveError) -> Bool {
    let count = unsafe input.withUnsafeBufferPointer { source -> Int? in
      unsafe isal_deflate_stateless_init(stream)
      useLevel1()
      unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
      unsafe stream.pointee.end_of_stream = 1
      unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      unsafe stream.pointee.avail_in = UInt32(source.count)
      unsafe stream.pointee.next_out = buffer.baseAddress
      unsafe stream.pointee.avail_out = UInt32(min(source.count, buffer.count))
      let status = unsafe isal_deflate_stateless(stream)
      let size = unsafe Int(stream.pointee.total_out)
      unsafe stream.pointee.next_in = nil
      return status == COMP_OK && size < source.count ? size : nil
    }
    guard let count else { return false }
    try use(unsafe buffer.span.extracting(first: count))
    return true
  }

  private func useLevel1() {
    unsafe stream.pointee.level = 1
    unsafe stream.pointee.level_buf = levelBuffer.baseAddress
    unsafe stream.pointee.level_buf_size = UInt32(levelBuffer.count)
  }
}
