import DeepDropArchive
import DeepDropKit
import Glibc

extension ReceivedFile {
  /// What was extracted, once it is seen to stand there.
  ///
  /// - Throws: `SystemError` when it does not.
  init(_ item: ExtractedItem, in directory: String, types: [LinkType]) throws(SystemError) {
    path = "\(directory)/\(item.name)"
    isFolder = item.isFolder
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw SystemError(errno, path) }
    link = item.isFolder ? nil : Self.link(at: path, named: item.name, types)
  }

  /// The link in a link file; one of an app's type counts only if the app would take its link.
  private static func link(at path: String, named name: String, _ types: [LinkType]) -> DeepLink? {
    let type = types.first { $0.claims(fileName: name) }
    let suffix = name.split(separator: ".").last?.lowercased()
    guard type != nil || ["webloc", "url", "desktop"].contains(suffix) else { return nil }
    guard let bytes = read(path), let link = try? LinkFile(reading: bytes).link,
      type?.policy.allows(link) != false
    else { return nil }
    return link
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: LinkFile.maximumLength + 1)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    guard (1...LinkFile.maximumLength).contains(count) else { return nil }
    return Array(bytes.prefix(count))
  }
}
