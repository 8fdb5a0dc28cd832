public import DeepDropKit

/// A link that arrived inside a question.
public struct ReceivedLink: Sendable, Hashable {
  /// The link.
  public let link: DeepLink
  /// The file that keeps it.
  public let path: String
}

/// A file or folder that arrived.
public struct ReceivedFile: Sendable, Hashable {
  /// Where it stands.
  public let path: String
  /// Whether it is a folder.
  public let isFolder: Bool
  /// The link inside, if it is a link file.
  public let link: DeepLink?
}
