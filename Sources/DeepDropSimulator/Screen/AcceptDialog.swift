public import DeepDropAirDrop
import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The dialog in which a person accepts or declines, made of what the Ask carries and nothing else.
public struct AcceptDialog: Sendable, Hashable, Identifiable {
  /// A number that no other question of the device has.
  public let id: Int
  /// The question as it came off the wire.
  public let request: AskRequest

  /// The name that the sender gives itself.
  public var sender: String { request.computerName }

  /// What people read of it: a file's name without its extension, or a bare link.
  ///
  /// This is the place where the title appears, and the reason for link files.
  public var title: String {
    let names = request.files.map(\.displayName) + request.links.map(\.string)
    return names.count == 1 ? names[0] : "\(names.count) items"
  }

  /// The names and types of the files, as the sender states them.
  public var files: [AskedFile] { request.files }

  /// The links, as they stand in the question.
  public var links: [String] { request.links.map(\.string) }

  /// The picture that the sender gave; nil for bytes that are none.
  public var icon: FileIcon? { request.icon.flatMap { try? FileIcon($0) } }

  /// The sentence that stands in the dialog.
  public var sentence: String { "\(sender) would like to share \(title.quoted)." }
}

extension AcceptDialog: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, sender, title, sentence, files, links, hasIcon, ask
  }

  private struct File: Encodable {
    let name: String
    let type: String
  }

  /// Writes what the dialog shows, and the Ask's keys in the wire's spelling.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(sender, forKey: .sender)
    try container.encode(title, forKey: .title)
    try container.encode(sentence, forKey: .sentence)
    try container.encode(files.map { File(name: $0.name, type: $0.type) }, forKey: .files)
    try container.encode(links, forKey: .links)
    try container.encode(icon != nil, forKey: .hasIcon)
    try container.encode(request.lines, forKey: .ask)
  }
}

extension AskedFile {
  /// The name without its extension, as iOS shows it.
  var displayName: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension AskRequest {
  /// The keys that matter to people, in the wire's spelling.
  var lines: [String] {
    var lines = ["SenderComputerName: \(computerName.quoted)", "BundleID: \(bundleID.quoted)"]
    for link in links { lines.append("Items: \(link.string.quoted)") }
    for file in files {
      lines.append("FileName: \(file.name.quoted)")
      lines.append("FileType: \(file.type.quoted)")
    }
    if let icon {
      let picture = try? FileIcon(icon)
      lines.append("FileIcon: " + (picture?.summary ?? "\(icon.count) bytes that are no picture"))
    }
    return lines
  }
}
