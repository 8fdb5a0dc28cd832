import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Phone {
  /// An app shares: the sheet asks it for what each activity would get.
  mutating func share(_ content: SharedContent, from id: DeviceApp.ID) throws(SimulatorError) {
    let app = try app(id)
    // Nobody reads an earlier share any more: what is under way was copied when it left.
    folder.emptyCaches()
    var share: LinkShare?
    if case .link(let shared, let strategy) = content {
      guard let type = app.linkType else { throw .cannotShare("The app \(id) has no link files.") }
      do throws(LinkError) {
        share = try LinkShare(
          shared,
          type: type,
          strategy: strategy,
          scratch: ScratchFolder(folder.caches),
          time: Date(timeIntervalSince1970: 0)
        )
      } catch {
        throw .cannotShare(error.message)
      }
    }
    let sharing = Sharing(app: id, content: content, share: share)
    self.sharing = sharing
    bringToFront(.app(id))
    let placeholder = share.map { sent($0.placeholder) } ?? item(of: sharing, for: .airDrop)
    let activities = ShareActivity.named.map(\.value).filter { $0.takes(placeholder) }
    let entries = activities.map { activity in
      ShareSheet.Entry(
        activity: activity,
        item: item(of: sharing, for: activity),
        subject: share?.subject(for: activity)
      )
    }
    put(
      .shareSheet(
        ShareSheet(app: id, title: content.title, placeholder: placeholder, entries: entries)
      )
    )
  }

  /// What an activity gets: from the app's own share for a link of its own.
  private func item(of sharing: Sharing, for activity: ShareActivity) -> SentItem {
    switch sharing.content {
    case .page(let link):
      return .link(link.string)
    case .picture(let title):
      let name = Self.pictureName(title).string
      return .file(name: name, type: type(ofFileNamed: name).string, text: nil)
    case .link:
      return sharing.share.map { sent($0.item(for: activity)) } ?? .link("")
    }
  }

  private func sent(_ url: URL) -> SentItem {
    guard url.isFileURL else { return .link(url.absoluteString) }
    return .file(
      name: url.lastPathComponent,
      type: type(ofFileNamed: url.lastPathComponent).string,
      text: Self.bytes(at: url).map { String(decoding: $0, as: UTF8.self) }
    )
  }

  /// What AirDrop carries of what is shared.
  func departure(
    of sharing: Sharing,
    to receiver: AirDropPicker.Receiver.ID,
    numbered number: Int
  ) throws(SimulatorError) -> Departure {
    var links: [DeepLink] = []
    var files: [Departure.File] = []
    switch sharing.content {
    case .page(let link):
      links = [link]
    case .picture(let title):
      files = [file(Self.pictureName(title), Self.picture)]
    case .link(let shared, _):
      guard let url = sharing.share?.item(for: .airDrop) else { break }
      if url.isFileURL, let bytes = Self.bytes(at: url) {
        let name = FileName(title: shared.title, extension: url.pathExtension)
        files = [file(name, bytes)]
      } else if let link = try? DeepLink(url) {
        links = [link]
      }
    }
    guard !links.isEmpty || !files.isEmpty else {
      throw .cannotShare("What is shared is not there any more.")
    }
    return Departure(
      id: number,
      device: device.id,
      senderName: device.name,
      bundleID: sharing.app,
      receiver: receiver,
      links: links,
      files: files
    )
  }

  private func file(_ name: FileName, _ bytes: [UInt8]) -> Departure.File {
    Departure.File(name: name, type: type(ofFileNamed: name.string), bytes: bytes)
  }

  private static func bytes(at url: URL) -> [UInt8]? {
    FileManager.default.contents(atPath: url.path(percentEncoded: false)).map(Array.init)
  }

  private static func pictureName(_ title: String) -> FileName {
    FileName(title: title, extension: "png", fallback: "Picture")
  }

  /// One transparent point.
  private static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4,
    0x89, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x00, 0x01, 0x00, 0x00,
    0x05, 0x00, 0x01, 0x0D, 0x0A, 0x2D, 0xB4, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82,
  ]

  func app(_ id: DeviceApp.ID) throws(SimulatorError) -> DeviceApp {
    guard let app = device.app(id) else { throw .noApp(id, on: device) }
    return app
  }
}

extension SharedContent {
  /// What stands at the head of the share sheet.
  var title: String {
    switch self {
    case .link(let shared, _): shared.title
    case .page(let link): link.string
    case .picture(let title): title
    }
  }
}

// MARK: Errors

extension SimulatorError {
  static func cannotShare(_ message: String) -> Self { Self(.cannotShare, message) }

  static func noApp(_ id: DeviceApp.ID, on device: Device) -> Self {
    let ids = device.apps.map(\.id.quoted)
    return Self(
      .noApp,
      "There is no app \(id.quoted) on \(device.name.quoted): "
        + (ids.isEmpty ? "nothing is installed." : "there is \(ids.listed).")
    )
  }
}
