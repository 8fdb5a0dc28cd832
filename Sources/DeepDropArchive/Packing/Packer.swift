import DeepDropThreads
import Glibc

/// Writes the entries of a plan, one after the other, on the packing thread.
struct Packer: ~Copyable {
  private static let chunkSize = 256 << 10
  private static let sampleSize = 64 << 10
  private static let smallSize = 4 << 10
  /// What IPv6 and TLS leave of Ethernet's 1500 bytes, less the request's fields.
  private static let packetSize: UInt64 = 1024

  private let encoder: any BodyEncoder
  private let output: BlockOutput
  /// What crosses in one packet anyway is not made smaller.
  private var mayShrink = false
  // Made when a file needs them: what a link needs is neither.
  private lazy var sampler = Deflater()
  private lazy var chunk = Chunk(size: Self.chunkSize)

  init(_ format: ArchiveFormat, into ring: BlockRing) {
    encoder = format.makeEncoder()
    output = BlockOutput(ring)
  }

  mutating func pack(_ plan: ArchivePlan) throws(ArchiveError) {
    mayShrink = plan.archiveBytes > Self.packetSize
    var inode = 2
    for entry in plan.entries {
      try pack(entry, inode)
      inode += 1
    }
    let trailer = CpioHeader.odc(
      name: CpioHeader.trailerName,
      mode: 0,
      size: 0,
      modified: 0,
      inode: inode
    )
    try encoder.write(trailer.span, shrinks: mayShrink, to: output)
    try encoder.finish(to: output)
    output.flush()
  }

  private mutating func pack(_ entry: ArchivePlan.Entry, _ inode: Int) throws(ArchiveError) {
    switch entry.source {
    case .folder:
      try writeHeader(entry, mode: 0o040_755, inode, shrinks: mayShrink)
    case .bytes(let bytes):
      let shrinks = try decide(entry.compression, bytes.span)
      try writeHeader(entry, mode: 0o100_644, inode, shrinks: shrinks)
      try encoder.write(bytes.span, shrinks: shrinks, to: output)
    case .path(let path):
      // Not blocking, should somebody put a pipe in the file's place.
      let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      try pack(entry, path, number < 0 ? .failure(Errno(value: errno)) : .success(number), inode)
    case .below(let root, let path):
      let opened = root.descriptor.openBeneath(path, O_RDONLY | O_NONBLOCK)
      try pack(entry, "\(root.path)/\(path)", opened, inode)
    }
  }

  private mutating func pack(
    _ entry: ArchivePlan.Entry,
    _ path: String,
    _ opened: Result<Int32, Errno>,
    _ inode: Int
  ) throws(ArchiveError) {
    guard case .success(let number) = opened else {
      throw .sourceUnreadable(path, "it cannot be opened any more")
    }
    let file = Descriptor(owning: number)
    var left = entry.size
    var shrinks: Bool?
    repeat {
      let count = try read(file, min(left, UInt64(Self.chunkSize)), path)
      let buffer = unsafe chunk.bytes
      let bytes = unsafe buffer.span.extracting(first: count)
      if shrinks == nil {
        let decision = try decide(entry.compression, bytes)
        try writeHeader(entry, mode: 0o100_644, inode, shrinks: decision)
        shrinks = decision
      }
      try encoder.write(bytes, shrinks: shrinks ?? false, to: output)
      left -= UInt64(count)
    } while left > 0
  }

  /// Reads exactly as much as the header is going to say.
  private mutating func read(
    _ file: borrowing Descriptor,
    _ wanted: UInt64,
    _ path: String
  ) throws(ArchiveError) -> Int {
    var filled = 0
    while filled < Int(wanted) {
      let rest = unsafe chunk.bytes.extracting(filled..<Int(wanted))
      let count = unsafe Glibc.read(file.number, rest.baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .sourceUnreadable(path, systemReason(errno)) }
      guard count > 0 else { throw .sourceChanged(path) }
      filled += count
    }
    return filled
  }

  private func writeHeader(
    _ entry: ArchivePlan.Entry,
    mode: UInt32,
    _ inode: Int,
    shrinks: Bool
  ) throws(ArchiveError) {
    let header = CpioHeader.odc(
      name: entry.name,
      mode: mode,
      size: entry.size,
      modified: entry.modified,
      inode: inode
    )
    try encoder.write(header.span, shrinks: shrinks, to: output)
  }

  private mutating func decide(
    _ compression: ArchiveCompression,
    _ bytes: Span<UInt8>
  ) throws(ArchiveError) -> Bool {
    guard mayShrink else { return false }
    switch compression.value {
    case .stored: return false
    case .deflated: return true
    case .automatic:
      // A small file shrinks together with the headers around it, whatever it does alone.
      guard bytes.count > Self.smallSize else { return true }
      let sample = bytes.extracting(first: min(bytes.count, Self.sampleSize))
      var size = sample.count
      _ = try sampler.zlib(sample) { size = $0.count }
      return size < sample.count - sample.count / 10
    }
  }
}

/// Room for a piece of a file, which costs nothing before it is used.
///
/// An array would be filled with zeros first, and copied whenever its span is still about.
@safe private final class Chunk {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(size: Int) {
    unsafe bytes = .allocate(capacity: size)
  }

  deinit { unsafe bytes.deallocate() }
}
