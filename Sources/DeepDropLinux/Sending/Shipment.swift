public import DeepDropAirDrop
import DeepDropArchive
public import DeepDropKit

/// Links and files, measured and ready to be offered to any number of receivers.
///
/// What is offered is the same for every receiver: a link stays a link, a type stays a type.
public struct Shipment: Sendable {
  /// What the receivers are asked.
  public let offer: Offer
  /// What does not travel as it is here, in sentences: other names, and what is left out.
  public let notes: [String]
  let plan: ArchivePlan?

  /// Looks everything up before anybody is asked; it blocks on the disk.
  ///
  /// Two files of one name become `Gig.acmelink` and `Gig-2.acmelink`.
  ///
  /// - Parameters:
  ///   - links: what crosses inside the question.
  ///   - files: what follows it.
  ///   - icon: the picture that the receivers' dialogs show; it goes with each question.
  /// - Throws: ``ShipmentError`` when a file cannot be read, or has 8 GiB or more, and for more than
  ///   ``AskRequest/maximumCount`` links or files.
  /// - Returns: `nil` when there is nothing to send.
  public init?(
    links: [DeepLink],
    files: [OutgoingFile],
    icon: FileIcon? = nil
  ) throws(ShipmentError) {
    guard max(links.count, files.count) <= AskRequest.maximumCount else { throw .tooMany }
    var names = DistinctNames()
    let members = files.map { $0.member(named: names.take($0.name)) }
    var asked: [AskedFile] = []
    do throws(ArchiveError) {
      plan = members.isEmpty ? nil : try ArchivePlan(members)
      for (file, member) in zip(files, members) {
        let size = try members.count == 1 ? plan?.contentBytes : ArchivePlan([member]).contentBytes
        asked.append(AskedFile(file, named: member.name, size: size))
      }
    } catch {
      throw ShipmentError(description: error.message)
    }
    guard let offer = Offer(links: links, files: asked, icon: icon) else { return nil }
    self.offer = offer
    notes = zip(files, members).compactMap { $0.note(sentAs: $1.name) } + (plan?.omissions ?? [])
  }
}

extension OutgoingFile {
  fileprivate func note(sentAs name: String) -> String? {
    guard let localName, localName != name else { return nil }
    return "“\(localName)” is sent as “\(name)”."
  }
}

extension AskedFile {
  fileprivate init(_ file: OutgoingFile, named name: String, size: UInt64?) {
    self.init(
      name: FileName(title: name, extension: ""),
      type: file.type,
      size: size.map { Int64(clamping: $0) },
      isDirectory: file.isFolder
    )
    // As in the archive, to the byte: the receiver may compare the two.
    self.name = name
  }
}

/// Why something cannot be sent.
public struct ShipmentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence for people.
  public let description: String

  static let tooMany = ShipmentError(
    description: "One transfer takes at most \(AskRequest.maximumCount) links and as many files."
  )
}
