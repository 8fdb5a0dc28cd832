/// What stands in the headers of `/Upload`, beside HTTP's own.
public struct UploadHead: Sendable, Hashable {
  /// The container.
  public var container: UploadContainer
  /// `TransferID`: the Ask that this upload belongs to.
  public var transferID: TransferID
  /// `TotalBytes`: the sum of the *files'* sizes; with the body's length there an Apple receiver waits for ever.
  public var totalBytes: Int64

  /// Describes an upload.
  public init(container: UploadContainer, transferID: TransferID, totalBytes: Int64) {
    self.container = container
    self.transferID = transferID
    self.totalBytes = totalBytes
  }

  /// The headers, in the wire's spelling.
  public var fields: [(name: String, value: String)] {
    [
      ("Content-Type", container.contentType),
      (TransferID.header, transferID.description),
      ("TotalBytes", String(totalBytes)),
    ]
  }
}
