public import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The question to the receiver's owner, whether this sender may hand over these links and files.
///
/// In this message, and nowhere else, a title travels: as the name of a file.
public struct AskRequest: Sendable, Hashable {
  /// The most files or links in one transfer.
  public static let maximumCount = 4096

  /// `SenderComputerName`: free text that anybody may choose; cleaned when read.
  public var computerName: String
  /// `SenderModelName`.
  public var modelName: String
  /// `SenderID`: the sender's twelve digits.
  public var senderID: String
  /// `BundleID` of the sending app.
  public var bundleID: String
  /// `Items`: the links.
  public var links: [DeepLink]
  /// `Files`: what an Upload would carry.
  public var files: [AskedFile]
  /// `TransferID`: ties the Upload to this Ask; senders before 2024 have none.
  public var transferID: TransferID?
  /// `TransferType`.
  public var transferType: TransferType?
  /// `FileIcon`: a preview of the first file, unsolicited and undecoded; see ``FileIcon``.
  public var icon: Data?

  /// Asks on behalf of a sender.
  public init(
    from sender: SenderIdentity,
    links: [DeepLink],
    files: [AskedFile],
    transferID: TransferID
  ) {
    computerName = sender.computerName
    modelName = sender.modelName
    senderID = sender.id.description
    bundleID = sender.bundleID
    self.links = links
    self.files = files
    self.transferID = transferID
    transferType = files.isEmpty ? .links : .files
  }

  /// Reads a body of any era.
  ///
  /// - Throws: ``AirDropError`` when the body is not a dictionary, a value is of another kind, or a bound is passed.
  public init(parsing bytes: [UInt8]) throws(AirDropError) {
    self = try .parse(bytes)
    guard links.count <= Self.maximumCount else {
      throw .tooMany("links", limit: Self.maximumCount)
    }
    guard files.count <= Self.maximumCount else {
      throw .tooMany("files", limit: Self.maximumCount)
    }
    guard !links.isEmpty || !files.isEmpty else {
      throw .malformed(Self.name, "offers neither a link nor a file")
    }
  }

  /// The body as a binary property list.
  public var bytes: [UInt8] { encoded }
}

extension AskRequest: Message {
  static let name = "/Ask"

  /// Reads what any era writes; a sender without a name is "Unknown".
  init(reading root: MessageValue) throws(AirDropError) {
    computerName = try root[Key.computerName]?.name() ?? "Unknown"
    modelName = try root[Key.modelName]?.name() ?? ""
    senderID = try root[Key.senderID]?.name() ?? ""
    bundleID = try root[Key.bundleID]?.name() ?? ""
    let items = try root[Key.items]?.array() ?? []
    links = try items.map { item throws(AirDropError) in
      let text = try item.string()
      guard let link = try? DeepLink(text) else {
        throw .malformed(Self.name, "offers something that is no absolute link")
      }
      return link
    }
    let entries = try root[Key.files]?.array() ?? []
    files = try entries.map { entry throws(AirDropError) in try AskedFile(reading: entry) }
    transferID = try root[Key.transferID].map { id throws(AirDropError) in
      try TransferID(reading: id)
    }
    transferType = try root[Key.transferType].map { type throws(AirDropError) in
      try TransferType(reading: type)
    }
    icon = try (root[Key.icon]?.data()).map { Data($0) }
  }

  /// What the current era wants; older receivers ignore what they do not know.
  var content: PropertyList.Dictionary {
    [
      Key.computerName: .string(computerName),
      Key.modelName: .string(modelName),
      Key.senderID: .string(senderID),
      Key.bundleID: .string(bundleID),
      Key.convertMediaFormats: .boolean(false),
      Key.items: .array(links.map { PropertyList(.string($0.string)) }),
      Key.files: .array(files.map { PropertyList(.dictionary($0.content)) }),
      Key.transferID: transferID.map { .dictionary($0.content) },
      Key.transferType: transferType.map { .dictionary($0.content) },
      Key.icon: icon.map { .data(Array($0)) },
      // An iPhone was seen to ignore an Ask without this key, and to take it with no bytes in it.
      Key.recordData: .data([]),
    ]
  }

  private enum Key {
    static let computerName = "SenderComputerName"
    static let modelName = "SenderModelName"
    static let senderID = "SenderID"
    static let bundleID = "BundleID"
    static let convertMediaFormats = "ConvertMediaFormats"
    static let items = "Items"
    static let files = "Files"
    static let transferID = "TransferID"
    static let transferType = "TransferType"
    static let recordData = "SenderRecordData"
    static let icon = "FileIcon"
  }
}
