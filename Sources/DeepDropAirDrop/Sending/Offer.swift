public import DeepDropKit

/// What one sender offers one receiver in one go: links, files, or both.
///
/// Links cross inside the question and are there once it is answered; files follow it. So both together are two
/// questions, links first.
public struct Offer: Sendable, Hashable {
  /// The links, in order.
  public let links: [DeepLink]
  /// The files, in order.
  public let files: [AskedFile]
  /// The picture that the dialog shows, if any.
  public let icon: FileIcon?

  /// Offers links and files; `nil` when there is nothing to offer or more than ``AskRequest/maximumCount`` of a kind.
  ///
  /// The picture goes with each question.
  public init?(links: [DeepLink] = [], files: [AskedFile] = [], icon: FileIcon? = nil) {
    guard !links.isEmpty || !files.isEmpty,
      links.count <= AskRequest.maximumCount, files.count <= AskRequest.maximumCount
    else { return nil }
    self.links = links
    self.files = files
    self.icon = icon
  }

  /// The sum of the files' sizes in bytes.
  public var totalBytes: Int64 {
    files.reduce(0) { sum, file in
      let (total, overflow) = sum.addingReportingOverflow(file.size ?? 0)
      return overflow ? .max : total
    }
  }
}
