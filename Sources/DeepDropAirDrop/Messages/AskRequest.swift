public import DeepDropKit

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
  public static let maximumCount = 512

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

  enum CodingKeys: String, CodingKey {
    case computerName = "SenderComputerName"
    case modelName = "SenderModelName"
    case senderID = "SenderID"
    case bundleID = "BundleID"
    case convertMediaFormats = "ConvertMediaFormats"
    case items = "Items"
    case files = "Files"
    case transferID = "TransferID"
    case transferType = "TransferType"
    case recordData = "SenderRecordData"
    case icon = "FileIcon"
  }

  /// Reads what any era writes; a sender without a name is "Unknown".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key).flatMap { PeerText.name($0) }
    }
    computerName = try text(.computerName) ?? "Unknown"
    modelName = try text(.modelName) ?? ""
    senderID = try text(.senderID) ?? ""
    bundleID = try text(.bundleID) ?? ""
    links =
      try container.decodeIfPresent([String].self, forKey: .items)?.map { item in
        guard let link = try? DeepLink(item) else {
          throw AirDropError.malformed(Self.name, "offers something that is no absolute link")
        }
        return link
      } ?? []
    files = try container.decodeIfPresent([AskedFile].self, forKey: .files) ?? []
    transferID = try container.decodeIfPresent(TransferID.self, forKey: .transferID)
    transferType = try container.decodeIfPresent(TransferType.self, forKey: .transferType)
    icon = try container.decodeIfPresent(Data.self, forKey: .icon)
  }

  /// Writes what the current era wants; older receivers ignore what they do not know.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(computerName, forKey: .computerName)
    try container.encode(modelName, forKey: .modelName)
    try container.encode(senderID, forKey: .senderID)
    try container.encode(bundleID, forKey: .bundleID)
    try container.encode(false, forKey: .convertMediaFormats)
    try container.encode(links.map(\.string), forKey: .items)
    try container.encode(files, forKey: .files)
    try container.encodeIfPresent(transferID, forKey: .transferID)
    try container.encodeIfPresent(transferType, forKey: .transferType)
    try container.encodeIfPresent(icon, forKey: .icon)
    // An iPhone was seen to ignore an Ask without this key, and to take it with no bytes in it.
    try container.encode(Data(), forKey: .recordData)
  }
}
