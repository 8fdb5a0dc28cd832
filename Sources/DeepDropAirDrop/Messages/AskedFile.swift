public import DeepDropKit

/// One entry of an Ask's `Files`: what the receiver's owner is asked about.
///
/// All of it is the sender's word. A size is for the prompt, never for a buffer; a name is cleaned before it is used.
public struct AskedFile: Sendable, Hashable {
  /// The longest name accepted, in UTF-8 bytes.
  public static let maximumNameLength = 1024

  /// `FileName`: the base name, as the sender wrote it.
  public var name: String
  /// `FileType`: the type identifier as the sender resolves it; the receiver's system picks the app by it.
  public var type: String
  /// `FileSize` in bytes; older senders leave it out.
  public var size: Int64?
  /// `FileIsDirectory`.
  public var isDirectory: Bool

  /// Describes a file that is offered.
  public init(name: FileName, type: TypeIdentifier, size: Int64?, isDirectory: Bool = false) {
    self.name = name.string
    self.type = type.string
    self.size = size
    self.isDirectory = isDirectory
  }
}

extension AskedFile: Codable {
  enum CodingKeys: String, CodingKey {
    case name = "FileName"
    case type = "FileType"
    case size = "FileSize"
    case bomPath = "FileBomPath"
    case isDirectory = "FileIsDirectory"
    case convertMediaFormats = "ConvertMediaFormats"
  }

  /// Reads an entry; only the name is needed, and a negative size is as good as none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func bounded(_ text: String, _ noun: String) throws -> String {
      guard text.utf8.count <= Self.maximumNameLength else {
        throw AirDropError.tooLong("A file's \(noun)", limit: Self.maximumNameLength)
      }
      return text
    }
    name = try bounded(container.decode(String.self, forKey: .name), "name")
    type = try bounded(container.decodeIfPresent(String.self, forKey: .type) ?? "", "type")
    let size = try container.decodeIfPresent(Int64.self, forKey: .size)
    self.size = size.flatMap { $0 < 0 ? nil : $0 }
    isDirectory = try container.decodeIfPresent(Bool.self, forKey: .isDirectory) ?? false
  }

  /// Writes an entry; the booleans as booleans, since one receiver decodes them strictly.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encode("./" + name, forKey: .bomPath)
    try container.encode(isDirectory, forKey: .isDirectory)
    try container.encode(false, forKey: .convertMediaFormats)
  }
}
