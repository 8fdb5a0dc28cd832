import DeepDropAirDrop
import DeepDropHTTPS
public import DeepDropKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One thing that arrived.
public struct HistoryEntry: Sendable, Hashable {
  /// When, to the second.
  public var date: Date
  /// What the sender calls itself, which nobody verified.
  public var sender: String
  /// Where it came from, without the port.
  public var address: String
  /// The file that arrived or that keeps the link.
  public var path: String
  /// The link, if it is one or is a link file.
  public var link: DeepLink?

  /// Notes an arrival.
  public init(date: Date, sender: String, address: String, path: String, link: DeepLink?) {
    self.date = date
    self.sender = sender
    self.address = address
    self.path = path
    self.link = link
  }

  /// What a report says has arrived.
  public static func entries(of report: ReceiverReport, at date: Date = Date()) -> [HistoryEntry] {
    func entry(_ question: Question, _ path: String, _ link: DeepLink?) -> HistoryEntry {
      HistoryEntry(
        date: date,
        sender: question.request.computerName,
        address: question.peer.address,
        path: path,
        link: link
      )
    }
    return switch report {
    case .links(let links, let question): links.map { entry(question, $0.path, $0.link) }
    case .files(let files, let question): files.map { entry(question, $0.path, $0.link) }
    default: []
    }
  }

  /// The entry as a JSON object on one line.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    // Strings and a date: nothing that this encoder could refuse.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension HistoryEntry: Encodable {
  private enum CodingKeys: CodingKey { case date, sender, address, path, link }

  /// Writes the keys that have a value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(sender, forKey: .sender)
    try container.encode(address, forKey: .address)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(link?.string, forKey: .link)
  }
}
