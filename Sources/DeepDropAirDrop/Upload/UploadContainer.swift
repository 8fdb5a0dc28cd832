/// In what an upload's cpio archive is wrapped.
public enum UploadContainer: Sendable, Hashable {
  /// One gzip stream, as every receiver before 2024 and OpenDrop take it.
  case gzip
  /// Records, each stored or deflated by itself: `application/x-dvzip`.
  case dvzip

  /// What a receiver with these flags is sent.
  public init(for flags: ServiceFlags) {
    self = flags.contains(.dvzip) ? .dvzip : .gzip
  }

  /// The value of `Content-Type`.
  public var contentType: String {
    switch self {
    case .gzip: "application/x-cpio"
    case .dvzip: "application/x-dvzip"
    }
  }
}
