import DeepDropKit
import Foundation
import Glibc

extension Comparison {
  /// A link file shared, carried and received, against the system calls that this takes at least.
  static func linkFiles(in folder: URL) throws -> Comparison {
    let acme = try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: ["acme"]
    )
    let party = try SharedLink(title: "Summer party", link: DeepLink("acme://e/1"))
    let scratch = ScratchFolder(folder.appending(path: "scratch"))
    let inbox = folder.appending(path: "Documents/Inbox")
    for folder in [scratch.url, inbox] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let receiver = LinkReceiver(type: acme, inbox: Inbox(container: folder))
    let bytes = LinkFile(party.link).bytes
    let arrived = inbox.appending(path: "Summer party.acmelink")

    return Comparison(name: "wrap and unwrap a link file", limit: 3, repetitions: 5, samples: 301) {
      let file = try LinkShare(party, type: acme, scratch: scratch).item(for: .airDrop)
      try check(rename(file.path, arrived.path), "rename")
      let outcome = await receiver.receive(arrived)
      guard outcome == .link(party.link) else { throw Failure(message: "\(outcome)") }
      try check(rmdir(file.deletingLastPathComponent().path), "rmdir")
    } other: {
      let parent = folder.path + "/plain"
      try check(mkdir(parent, 0o700), "mkdir")
      let file = open(parent + "/a", O_WRONLY | O_CREAT | O_EXCL, 0o600)
      try check(Int32(write(file, bytes, bytes.count)), "write")
      close(file)
      try check(rename(parent + "/a", arrived.path), "rename")
      let copy = open(arrived.path, O_RDONLY)
      var received = [UInt8](repeating: 0, count: bytes.count)
      try check(Int32(read(copy, &received, received.count)), "read")
      close(copy)
      try check(unlink(arrived.path), "unlink")
      try check(rmdir(parent), "rmdir")
    }
  }
}

private func check(_ status: Int32, _ call: String) throws {
  guard status >= 0 else { throw Failure(message: "\(call): \(String(cString: strerror(errno)))") }
}
