internal import CDeepDropArchive
internal import Glibc

/// Reads a few members of a zip archive into memory; nothing is ever written to disk.
///
/// A member that is not wanted is skipped without being unpacked, and one that is wanted is unpacked
/// no further than its limit, whatever size it claims: a bomb has nowhere to go off.
public enum ZipReader {
  /// The regular files of an archive whose paths are wanted, in the order of the archive.
  ///
  /// - Parameters:
  ///   - path: The archive.
  ///   - limits: What is refused.
  ///   - isWanted: Judges a path as the archive has it; none is joined to anything.
  /// - Throws: ``ArchiveError/Code/notAnArchive``, ``ArchiveError/Code/damaged``,
  ///   ``ArchiveError/Code/tooManyMembers``, ``ArchiveError/Code/fileTooLarge``,
  ///   ``ArchiveError/Code/archiveTooLarge``, or ``ArchiveError/Code/system`` where libarchive is
  ///   not installed.
  public static func members(
    of path: String,
    limits: ZipLimits = .app,
    where isWanted: (String) -> Bool
  ) throws(ArchiveError) -> [ZipMember] {
    guard Libarchive.isLoaded else { throw .libraryMissing }
    let locale = UTF8Locale()
    defer { locale.end() }
    let archive = try ZipHandle.opening(path)
    var members: [ZipMember] = []
    var count = 0
    var total = 0
    while let (path, isFile) = try archive.next(isFirst: count == 0) {
      count += 1
      guard count <= limits.members else {
        throw .limit(.tooManyMembers, "The archive has more than \(limits.members) members.")
      }
      guard isFile, isWanted(path) else { continue }
      let bytes = try archive.content(upTo: limits.memberBytes)
      total += bytes.count
      guard total <= limits.totalBytes else {
        throw .limit(
          .archiveTooLarge,
          "What is to be read of the archive has more than \(limits.totalBytes) bytes."
        )
      }
      members.append(ZipMember(path: path, bytes: bytes))
    }
    return members
  }
}

/// The library, which is looked for once.
enum Libarchive {
  static let isLoaded = deepdrop_archive_load() == 0
}

/// The thread's locale, of which the library makes paths: in C's own, one outside ASCII has none.
@safe private struct UTF8Locale {
  private let new = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
  private let old: locale_t?

  init() {
    unsafe old = uselocale(new)
  }

  func end() {
    unsafe uselocale(old)
    if let new = unsafe new { unsafe freelocale(new) }
  }
}

/// An archive that is open for as long as this value lives.
@safe private struct ZipHandle: ~Copyable {
  private let archive: OpaquePointer

  private init(owning archive: OpaquePointer) {
    unsafe self.archive = archive
  }

  deinit {
    unsafe deepdrop_archive_read_free(archive)
  }

  static func opening(_ path: String) throws(ArchiveError) -> ZipHandle {
    guard let archive = unsafe deepdrop_archive_read_new() else {
      throw .system("Opening the archive")
    }
    let handle = unsafe ZipHandle(owning: archive)
    // By its table of contents, at the end: read from the front, what is cut short seems whole.
    guard unsafe deepdrop_archive_read_support_format_zip_seekable(archive) == ARCHIVE_OK,
      unsafe deepdrop_archive_read_open_filename(archive, path, 65_536) == ARCHIVE_OK
    else { throw .notAZip }
    return handle
  }

  /// The next member's path, and whether it is a regular file; nil behind the last.
  func next(isFirst: Bool) throws(ArchiveError) -> (path: String, isFile: Bool)? {
    var entry: OpaquePointer?
    switch unsafe deepdrop_archive_read_next_header(archive, &entry) {
    case ARCHIVE_EOF: return nil
    case ARCHIVE_OK, ARCHIVE_WARN: break
    default: throw isFirst ? .notAZip : unsafe .zip(archive)
    }
    let path = unsafe deepdrop_archive_entry_pathname_utf8(entry)
    let isFile = unsafe deepdrop_archive_entry_filetype(entry) & 0o170_000 == 0o100_000
    return (unsafe path.map { unsafe String(cString: $0) } ?? "", isFile)
  }

  /// The content of the member that was last found.
  func content(upTo limit: Int) throws(ArchiveError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe deepdrop_archive_read_data(archive, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw unsafe .zip(archive) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw .limit(.fileTooLarge, "A member of the archive has more than \(limit) bytes.")
      }
    }
  }
}

// MARK: Errors

extension ArchiveError {
  static let libraryMissing = ArchiveError(
    .system,
    "To open an .ipa, libarchive.so.13 is needed: install the package libarchive13."
  )
  static let notAZip = ArchiveError(
    .notAnArchive,
    "The file is no zip archive, or its end is missing."
  )

  /// The library's own words.
  fileprivate static func zip(_ archive: OpaquePointer) -> ArchiveError {
    let words = unsafe deepdrop_archive_error_string(archive).map { unsafe String(cString: $0) }
    return .damaged(words ?? "its structure is broken")
  }
}
