/// A file that no app opens, as the system previews it.
public struct FilePreview: Sendable, Hashable, Encodable {
  /// The file, by name.
  public let file: String
  /// What stands in a text file of at most ``LinkedText/maximumLength`` bytes; nil for any other.
  public let text: LinkedText?
}
