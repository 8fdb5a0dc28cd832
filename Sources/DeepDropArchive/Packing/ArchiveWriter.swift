import DeepDropThreads

/// Packs an archive on a thread of its own, as fast as it is read and no faster.
///
/// At most 2 MiB wait to be read, whatever the size of the files.
///
/// ```swift
/// let plan = try ArchivePlan([.file("/home/acme/Invitation.acmelink", named: "Invitation.acmelink")])
/// let writer = try ArchiveWriter(plan, as: .gzip)
/// while case let count = try writer.read(into: buffer), count > 0 { send(buffer[..<count]) }
/// ```
public final class ArchiveWriter: Sendable {
  private let ring = BlockRing()

  /// Starts to pack.
  ///
  /// - Throws: `system` when there is no thread to be had.
  public init(_ plan: ArchivePlan, as format: ArchiveFormat) throws(ArchiveError) {
    do throws(ThreadError) {
      // The thread keeps the ring alone: whoever drops the writer gives up.
      try BlockingThread.start { [ring] in Self.pack(plan, as: format, into: ring) }
    } catch {
      throw .system("Starting a thread", error.number)
    }
  }

  deinit {
    cancel()
  }

  /// Waits for the next bytes; for one thread at a time, which is not one of the shared pool.
  ///
  /// - Parameter buffer: room for at least a byte; 256 KiB are the most it gets at once.
  /// - Returns: how many bytes were written to the buffer; 0 at the end of the archive.
  /// - Throws: why the archive cannot be finished; the same again on every later call.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
    try unsafe ring.read(into: buffer)
  }

  /// Gives up, from any thread: reading throws `cancelled`, the packing thread ends.
  public func cancel() {
    ring.finish(.failure(.cancelled))
  }

  private static func pack(_ plan: ArchivePlan, as format: ArchiveFormat, into ring: BlockRing) {
    var packer = Packer(format, into: ring)
    do throws(ArchiveError) {
      try packer.pack(plan)
      ring.finish(.success(()))
    } catch {
      ring.finish(.failure(error))
    }
  }
}
