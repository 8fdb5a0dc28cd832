/// Wraps the bytes of a cpio archive for the wire, in constant memory.
protocol BodyEncoder: AnyObject {
  /// Takes the next bytes.
  ///
  /// - Parameter shrinks: whether it is worth trying to compress them.
  func write(_ bytes: Span<UInt8>, shrinks: Bool, to output: BlockOutput) throws(ArchiveError)

  /// The archive is whole.
  func finish(to output: BlockOutput) throws(ArchiveError)
}

/// The archive as it is.
final class CpioEncoder: BodyEncoder {
  func write(_ bytes: Span<UInt8>, shrinks: Bool, to output: BlockOutput) throws(ArchiveError) {
    try output.append(bytes)
  }

  func finish(to output: BlockOutput) throws(ArchiveError) {}
}
