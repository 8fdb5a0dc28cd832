import Glibc

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
    // Retained here for the thread, which releases it in `packingMain`.
    let job = unsafe Unmanaged.passRetained(PackingJob(plan, format, ring))
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, nil, packingMain, job.toOpaque())
    guard status == 0 else {
      unsafe job.release()
      throw .system("Starting a thread", status)
    }
    pthread_detach(thread)
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
}

private final class PackingJob {
  private let plan: ArchivePlan
  private let format: ArchiveFormat
  private let ring: BlockRing

  init(_ plan: ArchivePlan, _ format: ArchiveFormat, _ ring: BlockRing) {
    self.plan = plan
    self.format = format
    self.ring = ring
  }

  func run() {
    var packer = Packer(format, into: ring)
    do throws(ArchiveError) {
      try packer.pack(plan)
      ring.finish(.success(()))
    } catch {
      ring.finish(.failure(error))
    }
  }
}

private func packingMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  unsafe Unmanaged<PackingJob>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
