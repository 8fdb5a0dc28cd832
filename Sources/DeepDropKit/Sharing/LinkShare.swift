#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One opening of the share sheet: what each activity gets.
///
/// An app's `UIActivityItemSource` only forwards to it. It is a value and holds no state: where the
/// file will lie is settled when it is made, and writing the file again changes nothing. So every
/// question may be asked from any thread, at any time, as often as UIKit likes.
///
/// ```swift
/// let share = try LinkShare(party, type: acme)
/// share.item(for: .message)  // https://example.com/e/1
/// share.item(for: .airDrop)  // file:///…/Caches/DeepDrop/…/Summer%20party.acmelink
/// ```
///
/// Two things look like omissions and are not: no activity ever gets a string, and only mail gets a
/// subject. Either one makes AirDrop send a text file.
public struct LinkShare: Sendable, Hashable {
  /// What is shared.
  public let shared: SharedLink

  private let airDropLink: DeepLink?
  private let file: ScratchFile

  /// Settles what AirDrop gets, and writes nothing yet.
  ///
  /// - Parameters:
  ///   - shared: The title and the links.
  ///   - type: The app's link type: it gives the file its extension.
  ///   - strategy: What AirDrop carries.
  ///   - scratch: Where the file is written.
  ///   - time: The present: it says until when the file is kept.
  /// - Throws: ``LinkError/Code/refusedLink`` when the app would not take its own link back.
  public init(
    _ shared: SharedLink,
    type: LinkType,
    strategy: AirDropStrategy = .file,
    scratch: ScratchFolder = .caches,
    time: Date = .now
  ) throws(LinkError) {
    try type.policy.check(shared.link)
    self.shared = shared
    airDropLink = strategy.link(for: shared, of: type)
    file = ScratchFile(
      name: FileName(title: shared.title, extension: type.filenameExtension),
      bytes: LinkFile(shared.link).bytes,
      in: scratch,
      at: time
    )
  }

  /// What the share sheet looks at to choose the activities it offers.
  ///
  /// A plain URL, as AirDrop's item will be: for AirDrop the placeholder's class wins over the
  /// item's, and a string here would arrive as a text file.
  public var placeholder: URL { plainLink.url }

  /// What the activity gets; `nil` stands for an activity not yet known.
  ///
  /// AirDrop gets what the strategy says, and writing the file happens here. Should that fail, for
  /// want of space or of a folder, it gets the link. Every other activity gets the web URL, or the
  /// deep link where there is none. The URL is absolute.
  public func item(for activity: ShareActivity?) -> URL {
    guard activity == .airDrop else { return plainLink.url }
    if let airDropLink { return airDropLink.url }
    do {
      try file.write()
      return file.url
    } catch {
      // The receiver loses the title, not the link.
      return plainLink.url
    }
  }

  /// The title for mail, `nil` for everything else.
  ///
  /// UIKit wants a string from everybody: the app's item source answers with an empty one then.
  public func subject(for activity: ShareActivity?) -> String? {
    activity == .mail ? shared.title : nil
  }

  private var plainLink: DeepLink { shared.webURL ?? shared.link }
}
