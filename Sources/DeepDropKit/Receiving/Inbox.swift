#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The folders where iOS puts copies that are an app's own: the only place we ever delete in.
///
/// `Documents/Inbox` takes what comes by AirDrop, `tmp/<bundle id>-Inbox` what comes from other
/// apps. Nobody else empties the first, and people cannot.
public struct Inbox: Sendable, Hashable {
  private let container: URL?

  /// The folders below an app's container.
  ///
  /// - Parameter container: The home directory as the app sees it.
  public init(container: URL) {
    self.container = container
  }

  private init() {
    container = nil
  }

  /// No folder: every file is somebody else's.
  public static let none = Self()

  /// Whether the file lies directly in one of the folders.
  ///
  /// Symbolic links are resolved on both sides: iOS writes `/var` here and `/private/var` there.
  public func contains(_ file: URL) -> Bool {
    guard let container else { return false }
    let folder = file.deletingLastPathComponent().resolvedPath
    if folder == Self.documents(in: container).resolvedPath { return true }
    let temporary = Self.temporary(in: container).resolvedPath
    let (parent, name) = folder.splittingLastComponent
    return parent == temporary && name.hasSuffix(Self.suffix)
  }

  /// Everything in the folders, by folder and name.
  func files() -> [URL] {
    guard let container else { return [] }
    let temporary = Self.temporary(in: container)
    let inboxes = Self.contents(of: temporary).filter {
      $0.lastPathComponent.hasSuffix(Self.suffix)
    }
    return ([Self.documents(in: container)] + inboxes).flatMap(Self.contents)
  }

  private static let suffix = "-Inbox"

  private static func documents(in container: URL) -> URL {
    container.appending(path: "Documents/Inbox", directoryHint: .isDirectory)
  }

  private static func temporary(in container: URL) -> URL {
    container.appending(path: "tmp", directoryHint: .isDirectory)
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    return (names ?? []).sorted().map { folder.appending(component: $0) }
  }
}
