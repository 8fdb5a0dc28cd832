import DeepDropArchive
public import DeepDropKit
import Glibc

/// A file or folder on its way out: what the receiver is told of it, and where its bytes are.
public struct OutgoingFile: Sendable, Hashable {
  private enum Content: Hashable {
    case bytes([UInt8])
    case file(path: String, compression: ArchiveCompression)
    case folder(path: String)
  }

  /// The name that the receiver sees, unless another file of the same transfer has it.
  public let name: String
  /// The type by which the receiver's system picks an app.
  public let type: TypeIdentifier
  /// What it is called on this machine; `nil` for what exists only for the transfer.
  let localName: String?
  private let content: Content

  /// Whether it is a folder.
  public var isFolder: Bool {
    if case .folder = content { true } else { false }
  }

  /// A link file that exists only for this transfer.
  public init(_ file: LinkFile, named name: FileName, type: TypeIdentifier) {
    self.init(bytes: file.bytes, named: name, type: type)
  }

  /// A file that exists only for this transfer.
  public init(bytes: [UInt8], named name: FileName, type: TypeIdentifier) {
    self.name = name.string
    self.type = type
    localName = nil
    content = .bytes(bytes)
  }

  /// A file or folder on disk.
  ///
  /// The receiver's system picks the app by the type, so a file of a known app gets the type that
  /// app declares; one that nobody knows gets the dynamic type a Mac would invent.
  ///
  /// - Throws: ``SystemError`` when there is nothing at this path.
  public init(path: String, types: [LinkType] = []) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw SystemError(errno, path) }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let base = Self.baseName(of: path)
    localName = base
    let suffix = isFolder ? nil : Self.filenameExtension(of: base)
    let title = suffix.map { String(base.dropLast($0.count + 1)) } ?? base
    name = FileName(title: title, extension: suffix ?? "", fallback: "File").string
    type = isFolder ? .folder : .ofFile(withExtension: suffix, types)
    content =
      isFolder
      ? .folder(path: path)
      : .file(path: path, compression: Self.isCompressed(suffix) ? .stored : .automatic)
  }

  /// As a member of an archive.
  func member(named name: String) -> ArchiveMember {
    switch content {
    case .bytes(let bytes): .bytes(bytes, named: name)
    case .file(let path, let compression): .file(path, named: name, compression: compression)
    case .folder(let path): .folder(path, named: name)
    }
  }

  /// The last component; what `.` and `..` stand for has a name of its own.
  private static func baseName(of path: String) -> String {
    let base = path.split(separator: "/").last.map(String.init) ?? "/"
    guard base == "." || base == "..", let real = unsafe realpath(path, nil) else { return base }
    defer { unsafe free(real) }
    return unsafe String(cString: real).split(separator: "/").last.map(String.init) ?? base
  }

  /// What is no extension by our rules is part of the title: `v1.0 final` and `.profile` have none.
  private static func filenameExtension(of base: String) -> String? {
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex else { return nil }
    let suffix = String(base[base.index(after: dot)...])
    return FileName.isExtension(suffix) ? suffix : nil
  }

  /// Formats that hold compressed data already: trying to compress them again only costs time.
  private static func isCompressed(_ suffix: String?) -> Bool {
    [
      "jpg", "jpeg", "png", "gif", "heic", "heif", "webp", "mp4", "m4v", "mov", "mkv", "webm",
      "mp3", "m4a", "aac", "ogg", "opus", "flac", "zip", "gz", "tgz", "bz2", "xz", "zst", "7z",
      "rar", "ipa", "docx", "xlsx", "pptx", "epub", "pdf", "jar",
    ].contains(suffix?.lowercased() ?? "")
  }
}

extension TypeIdentifier {
  fileprivate static let folder = known("public.folder")
  fileprivate static let data = known("public.data")

  private static func known(_ identifier: String) -> TypeIdentifier {
    do throws(LinkError) {
      return try TypeIdentifier(identifier)
    } catch {
      preconditionFailure("the system's own types are well formed")
    }
  }

  /// The type an app declares for the extension, the system's, or the one a Mac would invent.
  fileprivate static func ofFile(
    withExtension suffix: String?,
    _ types: [LinkType]
  ) -> TypeIdentifier {
    guard let suffix = suffix?.lowercased() else { return .data }
    if let own = types.first(where: { $0.filenameExtension.lowercased() == suffix }) {
      return own.identifier
    }
    return known(forFilenameExtension: suffix)
      ?? (try? TypeIdentifier(dynamicFor: .filenameExtension(suffix))) ?? .data
  }
}
