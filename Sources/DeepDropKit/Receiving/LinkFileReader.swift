#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads one received file, removes it where the rule says so, and remembers nothing.
struct LinkFileReader: Sendable {
  /// What a file turned out to be.
  enum Finding: Sendable, Hashable {
    case somebodyElses
    case link(DeepLink, Remains)
    case malformed(LinkError, Remains)

    /// It is not there.
    case missing

    /// It is there and cannot be read now.
    case unavailable
  }

  /// What is left of a file that was read.
  enum Remains: Sendable, Hashable {
    /// The file, which is somebody's.
    case original

    /// Nothing: it was our copy.
    case nothing

    /// Our copy, which would not go.
    case stuckCopy
  }

  let type: LinkType
  let policy: LinkPolicy
  let inbox: Inbox
  let access: FileAccess

  func judge(_ url: URL, openInPlace: Bool?) -> ReceivedFile {
    ReceivedFile(
      name: url.lastPathComponent,
      hasExtension: !url.pathExtension.isEmpty,
      type: access.typeIdentifier(url),
      isInInbox: inbox.contains(url),
      isOpenInPlace: openInPlace,
      ours: type
    )
  }

  func read(_ url: URL, openInPlace: Bool?) async -> Finding {
    let isInScope = access.startScope(url)
    defer { if isInScope { access.stopScope(url) } }
    let file = judge(url, openInPlace: openInPlace)
    guard file.owner != .somebodyElse else { return .somebodyElses }
    do {
      let bytes = try await access.coordinate(url) { try LinkFile.bytes(at: $0) }
      let link = try LinkFile(reading: bytes).link
      try policy.check(link)
      return .link(link, finish(url, file, holdingLink: true))
    } catch let error as LinkError {
      guard file.owner == .us else { return .somebodyElses }
      return .malformed(error, finish(url, file, holdingLink: false))
    } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
    {
      return .missing
    } catch {
      // Protected while the device is locked, not yet down from the cloud, or the task cancelled:
      // none of it says anything about the file.
      return .unavailable
    }
  }

  private func finish(_ url: URL, _ file: ReceivedFile, holdingLink: Bool) -> Remains {
    guard file.isRemoved(holdingLink: holdingLink) else { return .original }
    do {
      try FileManager.default.removeItem(at: url)
      return .nothing
    } catch {
      return .stuckCopy
    }
  }
}
