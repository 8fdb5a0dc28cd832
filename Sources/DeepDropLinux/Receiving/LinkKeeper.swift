import DeepDropKit
import Glibc

/// Keeps links that came inside a question, each in a file of its own.
struct LinkKeeper: Sendable {
  let directory: String
  let types: [LinkType]

  /// Writes the files under names that are free, and waits until they are on the disk.
  ///
  /// - Throws: `SystemError`; then none of them is left.
  func keep(_ links: [DeepLink]) throws(SystemError) -> [ReceivedLink] {
    var kept: [ReceivedLink] = []
    do throws(SystemError) {
      for link in links { kept.append(ReceivedLink(link: link, path: try keep(link))) }
    } catch {
      for link in kept { unsafe unlink(link.path) }
      throw error
    }
    return kept
  }

  private func keep(_ link: DeepLink) throws(SystemError) -> String {
    let (name, file) = file(for: link)
    // A link that leads nowhere takes a name, too.
    func isTaken(_ name: String) -> Bool {
      unsafe faccessat(AT_FDCWD, "\(directory)/\(name)", F_OK, AT_SYMLINK_NOFOLLOW) == 0
    }
    let numbered = NumberedName(name, isTaken: isTaken)
    // Whoever else writes there may take a name between the question and its use.
    for _ in 1...1000 {
      let path = "\(directory)/\(numbered.free(isTaken: isTaken))"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = unsafe open(path, flags, 0o644)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw SystemError(errno, path) }
      defer { close(descriptor) }
      let bytes = file.bytes
      let count = unsafe write(descriptor, bytes, bytes.count)
      guard count == bytes.count, fsync(descriptor) == 0 else {
        // A short write is how a disk says that it is full.
        let status = count >= 0 && count < bytes.count ? ENOSPC : errno
        unsafe unlink(path)
        throw SystemError(status, path)
      }
      return path
    }
    throw SystemError(EEXIST, "\(directory)/\(name)")
  }

  /// The link file of the app that takes the link, else an internet shortcut, which nothing opens
  /// by itself.
  ///
  /// A link has no title, so the file is named after the host or the scheme.
  func file(for link: DeepLink) -> (name: String, file: LinkFile) {
    let type = types.first { $0.policy.allows(link) }
    let host = link.isWebLink ? link.host : nil
    let name = FileName(
      title: host ?? "\(link.scheme) link",
      extension: type?.filenameExtension ?? "url"
    )
    return (name.string, LinkFile(link, format: type == nil ? .url : .bareURL))
  }
}
