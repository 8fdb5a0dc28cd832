import CDeepDropFiles
import DeepDropPropertyList
import DeepDropThreads
import Glibc

/// What an archive is going to hold: everything is looked up, measured and checked before the
/// first byte is sent.
public struct ArchivePlan: Sendable {
  /// One entry, in the order of the archive.
  struct Entry: Sendable {
    enum Source: Sendable {
      case folder
      case bytes([UInt8])
      /// A path as the caller gave it.
      case path(String)
      /// A path below a folder that is held open, so that it cannot be exchanged for another.
      case below(Root, String)
    }

    let name: String
    let source: Source
    let size: UInt64
    let modified: UInt64
    let compression: ArchiveCompression
  }

  /// A folder that was named, open.
  final class Root: Sendable {
    let descriptor: Descriptor
    let path: String

    init(_ path: String) throws(ArchiveError) {
      do {
        descriptor = try Descriptor.open(path, O_RDONLY | O_DIRECTORY)
      } catch {
        throw .sourceUnreadable(path, systemReason(errno))
      }
      self.path = path
    }
  }

  /// Six octal digits number the entries, and longer ones have no place in a transfer by hand.
  static let entryLimit = 100_000

  /// The sum of the files' sizes, in bytes: AirDrop's `TotalBytes`.
  public private(set) var contentBytes: UInt64 = 0
  /// The number of files, those in folders included.
  public private(set) var files = 0
  /// Why things in the folders are left out: a sentence for each, in the order of the walk.
  public private(set) var omissions: [String] = []
  private(set) var entries: [Entry] = []

  /// Walks the folders and measures the files.
  ///
  /// It blocks on the disk.
  ///
  /// - Throws: `sourceUnreadable`; `fileTooLarge` for a file of 8 GiB or more, the most that the
  ///   format can say; `tooManyMembers`.
  public init(_ members: [ArchiveMember]) throws(ArchiveError) {
    let now = UInt64(max(0, time(nil)))
    try add(Entry(name: ".", source: .folder, size: 0, modified: now, compression: .automatic))
    for member in members {
      guard MemberPath.isName(member.name) else {
        throw .sourceUnreadable(member.name, "that is no file name")
      }
      let name = "./\(member.name)"
      switch member.content {
      case .bytes(let bytes):
        try add(
          Entry(
            name: name,
            source: .bytes(bytes),
            size: UInt64(bytes.count),
            modified: now,
            compression: member.compression
          )
        )
      case .file(let path):
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
          throw .sourceUnreadable(path, systemReason(errno))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
          throw .sourceUnreadable(path, "it is not a file")
        }
        try Self.checkReadable(path, in: AT_FDCWD, path)
        try add(Entry(name, .path(path), status, member.compression))
      case .folder(let path):
        let root = try Root(path)
        try add(Entry(name, .folder, try root.descriptor.status(), member.compression))
        try walk(root.descriptor, root, "", name, member.compression)
      }
    }
  }

  /// How long the archive becomes, before anything is made smaller.
  var archiveBytes: UInt64 {
    entries.reduce(CpioHeader.odcLength(name: CpioHeader.trailerName)) { length, entry in
      length + CpioHeader.odcLength(name: entry.name) + entry.size
    }
  }

  /// Whether nothing of it has to be read from a disk.
  var isInMemory: Bool {
    entries.allSatisfy { entry in
      switch entry.source {
      case .bytes, .folder: true
      case .path, .below: false
      }
    }
  }

  private mutating func walk(
    _ directory: borrowing Descriptor,
    _ root: Root,
    _ prefix: String,
    _ name: String,
    _ compression: ArchiveCompression
  ) throws(ArchiveError) {
    let names: [SystemName]
    do throws(Errno) {
      names = try FileTree.names(in: directory)
    } catch {
      let folder = prefix.isEmpty ? root.path : "\(root.path)/\(prefix)"
      throw .sourceUnreadable(folder, systemReason(error.value))
    }
    for entry in names {
      let path = prefix.isEmpty ? entry.shown : "\(prefix)/\(entry.shown)"
      guard let child = entry.text else {
        throw .sourceUnreadable("\(root.path)/\(path)", "its name is not UTF-8, rename it")
      }
      var status = stat()
      guard unsafe fstatat(directory.number, child, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        // It went since the folder was read, and nobody sends what is gone.
        if errno == ENOENT { continue }
        throw .sourceUnreadable("\(root.path)/\(path)", systemReason(errno))
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        try Self.checkReadable(child, in: directory.number, "\(root.path)/\(path)")
        try add(Entry("\(name)/\(child)", .below(root, path), status, compression))
      case S_IFDIR:
        try add(Entry("\(name)/\(child)", .folder, status, compression))
        guard case .success(let number) = directory.openBeneath(child, O_RDONLY | O_DIRECTORY)
        else { throw .sourceUnreadable("\(root.path)/\(path)", systemReason(errno)) }
        try walk(Descriptor(owning: number), root, path, "\(name)/\(child)", compression)
      case S_IFLNK:
        omit("\(name)/\(child)", "a symbolic link is not sent")
      default:
        omit("\(name)/\(child)", "it is neither a file nor a folder")
      }
    }
  }

  /// Packing opens the file when the receiver has said yes: too late to find that nobody may.
  private static func checkReadable(
    _ name: String,
    in directory: Int32,
    _ path: String
  ) throws(ArchiveError) {
    guard unsafe faccessat(directory, name, R_OK, 0) == 0 || errno != EACCES else {
      throw .sourceUnreadable(path, systemReason(EACCES))
    }
  }

  private mutating func omit(_ name: String, _ why: String) {
    omissions.append("“\(name.dropFirst(2))” is left out: \(why).")
  }

  private mutating func add(_ entry: Entry) throws(ArchiveError) {
    guard entries.count < Self.entryLimit else {
      throw .limit(
        .tooManyMembers,
        "An archive holds at most \(Self.entryLimit) files and folders."
      )
    }
    guard entry.size <= CpioHeader.sizeLimit else {
      throw .limit(
        .fileTooLarge,
        "“\(entry.name.dropFirst(2))” has 8 GiB or more; the format allows less."
      )
    }
    entries.append(entry)
    if case .folder = entry.source { return }
    files += 1
    contentBytes += entry.size
  }
}

extension ArchivePlan.Entry {
  fileprivate init(
    _ name: String,
    _ source: Source,
    _ status: stat,
    _ compression: ArchiveCompression
  ) {
    var isFolder = false
    if case .folder = source { isFolder = true }
    self.init(
      name: name,
      source: source,
      size: isFolder ? 0 : UInt64(max(0, status.st_size)),
      modified: UInt64(max(0, status.st_mtim.tv_sec)),
      compression: compression
    )
  }
}
