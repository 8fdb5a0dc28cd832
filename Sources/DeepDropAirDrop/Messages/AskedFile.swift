public import DeepDropKit
import DeepDropPropertyList

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

extension AskedFile {
  /// Reads an entry; only the name is needed, and a negative size is as good as none.
  init(reading value: MessageValue) throws(AirDropError) {
    guard let name = value[Key.name] else { throw value.wrong(Key.name) }
    self.name = try Self.bounded(name.string(), "name")
    type = try Self.bounded(value[Key.type]?.string() ?? "", "type")
    size = try (value[Key.size]?.integer()).flatMap { $0 < 0 ? nil : $0 }
    isDirectory = try value[Key.isDirectory]?.boolean() ?? false
  }

  private static func bounded(_ text: String, _ noun: String) throws(AirDropError) -> String {
    guard text.utf8.count <= maximumNameLength else {
      throw .tooLong("A file's \(noun)", limit: maximumNameLength)
    }
    return text
  }

  /// An entry; the booleans as booleans, since one receiver decodes them strictly.
  var content: PropertyList.Dictionary {
    [
      Key.name: .string(name),
      Key.type: .string(type),
      Key.size: size.map { .integer(.init($0)) },
      Key.bomPath: .string("./" + name),
      Key.isDirectory: .boolean(isDirectory),
      Key.convertMediaFormats: .boolean(false),
    ]
  }

  private enum Key {
    static let name = "FileName"
    static let type = "FileType"
    static let size = "FileSize"
    static let bomPath = "FileBomPath"
    static let isDirectory = "FileIsDirectory"
    static let convertMediaFormats = "ConvertMediaFormats"
  }
}
