import DeepDropThreads

/// Packs an archive on a thread of its own, as fast as it is read and no faster.
///
/// At most 2 MiB wait to be read, whatever the size of the files.
///
/// ```swift
/// let plan = try ArchivePlan([.file("/home/acme/Invitation.acmelink", named: "Invitation.acmelink")])
/// let writer = try ArchiveWriter(plan, as: .gzip)
/// while try writer.takeBlock({ try send($0) }) {}
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

  /// The whole archive of a plan that is small and in memory already; `nil` for any other.
  ///
  /// It does not block, and takes no thread: for a link, that would be most of the work.
  public static func small(_ plan: ArchivePlan, as format: ArchiveFormat) throws -> [UInt8]? {
    guard plan.isInMemory, plan.archiveBytes <= smallSize else { return nil }
    let ring = BlockRing()
    pack(plan, as: format, into: ring)
    var archive: [UInt8] = []
    while try ring.takeBlock({ block in
      unsafe block.withUnsafeBufferPointer { unsafe archive.append(contentsOf: $0) }
    }) {}
    return archive
  }

  // What containers add to it fits the ring as well: nobody empties that meanwhile.
  private static let smallSize = UInt64(BlockRing.blockSize)

  deinit {
    cancel()
  }

  /// Waits for the next bytes; for one thread at a time, which is not one of the shared pool.
  ///
  /// - Parameter take: gets them, 256 KiB at the most, where they are.
  /// - Returns: false at the end of the archive.
  /// - Throws: why the archive cannot be finished, the same again on every later call; and what
  ///   `take` throws, after which it gets the same bytes again.
  public func takeBlock(_ take: (Span<UInt8>) throws -> Void) throws -> Bool {
    try ring.takeBlock(take)
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
