import Glibc

/// Takes an upload's body as it comes and unpacks it below a folder.
///
/// Everything is written to a hidden folder inside the target and moved to its place when the
/// archive is whole; before that, and after any failure, nothing of it can be seen. Only files and
/// folders are made, without owner, execute or set-user bits, and each is opened below the
/// target's handle, never through a link.
///
/// ```swift
/// let extraction = try Extraction(into: "/home/acme/Downloads")
/// for block in blocks where try extraction.write(block.span) == .complete { break }
/// let archive = try extraction.finish()
/// ```
///
/// It blocks on the disk: use it from one thread, not the shared pool. Dropping it unfinished
/// removes what was written.
public final class Extraction {
  /// Whether more of the body is wanted.
  public enum Progress: Sendable, Hashable {
    /// The archive goes on.
    case more
    /// The archive is whole and stands in its place; the rest of the body does not matter.
    case complete
  }

  private let policy: ExtractionPolicy
  private let limits: ExtractionLimits
  private let staging: Staging
  private var decoder = BodyDecoder()
  private var parser: CpioParser
  private var file: OpenFile?
  private var lastFile: OpenFile?
  private var members = 0
  private var hasRoot = false
  private var result = ExtractedArchive()
  private var outcome: Result<ExtractedArchive, ArchiveError>?

  /// Prepares a hidden folder in the target.
  ///
  /// - Parameters:
  ///   - directory: an existing folder.
  ///   - policy: what becomes of names.
  ///   - limits: how much is taken.
  /// - Throws: `system`.
  public init(
    into directory: String,
    policy: ExtractionPolicy = ExtractionPolicy(),
    limits: ExtractionLimits = ExtractionLimits()
  ) throws(ArchiveError) {
    self.policy = policy
    self.limits = limits
    staging = try Staging(in: directory)
    parser = CpioParser(nameLimit: limits.pathBytes)
  }

  /// Takes the next part of the body, of any size.
  ///
  /// The archive's own end counts, not the body's: some iPhones never send the latter. With gzip
  /// the checksum behind it counts as well.
  ///
  /// - Throws: whatever was found wrong; the same again on every later call.
  public func write(_ bytes: Span<UInt8>) throws(ArchiveError) -> Progress {
    if let outcome {
      _ = try outcome.get()
      return .complete
    }
    do throws(ArchiveError) {
      try decoder.decode(bytes, take)
      guard parser.isDone, decoder.isSettled else {
        guard !decoder.isFinished else { throw .cut }
        return .more
      }
      try synchronize()
      result.items = try staging.commit(policy)
      result.renamings = staging.renamings
      outcome = .success(result)
      return .complete
    } catch {
      fail(error)
      throw error
    }
  }

  /// The body ended: what came of it.
  ///
  /// - Throws: `cut` when the archive was not whole, `notAnArchive` when it was none.
  public func finish() throws(ArchiveError) -> ExtractedArchive {
    if outcome == nil { fail(.cut) }
    return try (outcome ?? .failure(.cut)).get()
  }

  /// Removes what was written, unless the archive was complete already.
  public func cancel() {
    if outcome == nil { fail(.cancelled) }
  }

  /// What is in its place is on the disk.
  ///
  /// A link, which is one file, does not wait for what others write there, and does not fail with
  /// it. Of many files each would cost as much as all.
  private func synchronize() throws(ArchiveError) {
    defer { lastFile = nil }
    if staging.holdsOneFile, let lastFile {
      try lastFile.synchronize()
    } else {
      try staging.synchronize()
    }
  }

  private func fail(_ error: ArchiveError) {
    outcome = .failure(error)
    file = nil
    lastFile = nil
    staging.discard()
  }
}

// MARK: - Members

extension Extraction {
  private func take(_ bytes: Span<UInt8>) throws(ArchiveError) {
    var offset = 0
    while let event = try parser.next(bytes, &offset) {
      switch event {
      case .member(let header, let name): try begin(header, name)
      case .data(let range): try file?.write(bytes.extracting(range))
      case .memberEnd:
        lastFile = file ?? lastFile
        file = nil
      case .trailer: break
      }
    }
  }

  private func begin(_ header: CpioHeader, _ name: String) throws(ArchiveError) {
    if name == ".", !hasRoot { hasRoot = true } else { members += 1 }
    guard members <= limits.members else {
      throw .limit(
        .tooManyMembers,
        "The archive has more than the \(limits.members) members allowed."
      )
    }
    if case .other(let kind) = header.kind { throw .unsafeMember(name, kind) }
    try checkSize(header.size)
    guard var path = try MemberPath(name, header.kind, policy, limits) else { return }
    if header.kind == .file {
      result.files += 1
      file = OpenFile(try staging.makeFile(&path, policy), modified: header.modified)
    } else {
      try staging.makeFolder(&path, policy)
    }
  }

  private func checkSize(_ size: UInt64) throws(ArchiveError) {
    guard size <= limits.fileBytes else {
      throw .limit(
        .fileTooLarge,
        "The archive has a file of \(size) bytes; at most \(limits.fileBytes) are allowed."
      )
    }
    result.bytes += size
    guard result.bytes <= limits.totalBytes else {
      throw .limit(
        .archiveTooLarge,
        "The archive's files exceed the \(limits.totalBytes) bytes allowed altogether."
      )
    }
    let (left, overflow) = try staging.freeBytes().subtractingReportingOverflow(size)
    guard !overflow else {
      throw .limit(.diskFull, "The disk has no room for a file of \(size) bytes.")
    }
    guard left >= limits.freeBytes else {
      throw .limit(
        .diskFull,
        "The disk would be left with less than the \(limits.freeBytes) free bytes required."
      )
    }
  }
}
