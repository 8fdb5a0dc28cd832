#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Takes whatever URL the system hands to the app, and gives back the links that were in it.
///
/// One entry for everything: cold start and running app, link file, custom scheme and universal
/// link, UIKit and SwiftUI. What the app does with a link is its own affair; a web link of ours must
/// not go back to the system, which would open the browser.
///
/// ```swift
/// let receiver = LinkReceiver(type: acme)
///
/// await receiver.sweep()  // at launch
/// await receiver.receive(url)  // wherever the system hands over a URL
///
/// for await link in receiver.links {
///   show(link)
/// }
/// ```
///
/// A file is removed after it was read when it is our copy, in our Inbox, and nowhere else.
public actor LinkReceiver {
  /// A file as the system handed it over.
  private struct Call {
    let url: URL
    let openInPlace: Bool?
  }

  /// What this receiver knows of a file, by the file's identity.
  private enum FileState {
    /// It is being read; if that fails, it is read once more for who asked again meanwhile.
    case underWay(Call, isAwaitedAgain: Bool)

    /// It could not be read yet.
    case waiting(Call)

    /// It was read and removed: a file in its place is another one.
    case removed

    /// It was read and could not be removed: it is the same one still.
    case stuck

    init?(_ remains: LinkFileReader.Remains) {
      switch remains {
      case .original: return nil
      case .nothing: self = .removed
      case .stuckCopy: self = .stuck
      }
    }
  }

  private nonisolated let policy: LinkPolicy
  private nonisolated let reader: LinkFileReader
  private var files: [String: FileState] = [:]
  var queue = LinkQueue()
  var lastListener = 0

  /// Makes the app's receiver; one is enough.
  ///
  /// - Parameters:
  ///   - type: The app's link type.
  ///   - policy: Which links are taken; `nil` for those of the type.
  ///   - inbox: Where copies made for the app lie.
  ///   - access: How files are reached.
  public init(
    type: LinkType,
    policy: LinkPolicy? = nil,
    inbox: Inbox = .app,
    access: FileAccess = .direct
  ) {
    self.policy = policy ?? type.policy
    reader = LinkFileReader(type: type, policy: self.policy, inbox: inbox, access: access)
  }

  /// Whether a URL seems to be for us, for callers who must answer at once.
  ///
  /// A file in our Inbox that lost its extension counts, as only reading tells.
  public nonisolated func recognizes(_ url: URL) -> Bool {
    guard url.isFileURL else { return recognizesLink(url) }
    return reader.judge(url, openInPlace: nil).owner != .somebodyElse
  }

  /// Takes a URL from the system: a file or a link.
  ///
  /// A file that comes again while it is read, or before its link was taken, is a duplicate. The
  /// same link in another file is not, nor is a file that is opened again later.
  ///
  /// - Parameters:
  ///   - url: The very object that came in: a security scope hangs on it.
  ///   - openInPlace: What the system said, `nil` if it said nothing.
  /// - Returns: What became of it. A `.link` is delivered through ``links`` already.
  @discardableResult
  public func receive(_ url: URL, openInPlace: Bool? = nil) async -> Outcome {
    guard url.isFileURL else { return receiveLink(url) }
    return await receiveFile(Call(url: url, openInPlace: openInPlace))
  }

  /// Tries again what could not be read: call it when protected data becomes available.
  @discardableResult
  public func retry() async -> [Outcome] {
    var outcomes: [Outcome] = []
    for identity in files.keys.sorted() {
      switch files[identity] {
      case .underWay(let call, _): files[identity] = .underWay(call, isAwaitedAgain: true)
      case .waiting(let call): outcomes.append(await receiveFile(call))
      case nil, .removed, .stuck: break
      }
    }
    return outcomes.filter { $0 != .duplicate }
  }

  /// Takes what lies in the Inbox, left over from a time when nobody read it: call it at launch.
  ///
  /// - Returns: What became of the files that are ours, by name.
  @discardableResult
  public func sweep() async -> [Outcome] {
    var outcomes: [Outcome] = []
    for file in reader.inbox.files() {
      outcomes.append(await receive(file))
    }
    return outcomes.filter { $0 != .duplicate && $0 != .notOurs }
  }
}

extension LinkReceiver {
  private func receiveLink(_ url: URL) -> Outcome {
    do {
      let link = try DeepLink(url)
      guard policy.allows(link) else { return .notOurs }
      queue.append(link, from: nil)
      return .link(link)
    } catch {
      return recognizesLink(url) ? .unreadable(error) : .notOurs
    }
  }

  private nonisolated func recognizesLink(_ url: URL) -> Bool {
    if let link = try? DeepLink(url) { return policy.allows(link) }
    guard let scheme = url.scheme?.lowercased() else { return false }
    return policy.schemes.contains(scheme)
  }

  private func receiveFile(_ call: Call) async -> Outcome {
    let identity = call.url.fileIdentity
    let before = files[identity]
    switch before {
    case .underWay:
      files[identity] = .underWay(call, isAwaitedAgain: true)
      return .duplicate
    case .stuck: return .duplicate
    case nil, .waiting, .removed: break
    }
    guard !queue.contains(from: identity) else { return .duplicate }

    files[identity] = .underWay(call, isAwaitedAgain: false)
    let finding = await reader.read(call.url, openInPlace: call.openInPlace)
    // The entry is under way still: whoever came in the meantime found it so.
    let name = call.url.lastPathComponent
    switch finding {
    case .somebodyElses:
      files[identity] = nil
      return .notOurs
    case .link(let link, let remains):
      files[identity] = FileState(remains)
      // A removed file cannot come again: one of the same name is another.
      queue.append(link, from: remains == .original ? identity : nil)
      return .link(link)
    case .malformed(let error, let remains):
      files[identity] = FileState(remains)
      return .unreadable(.file(name, error))
    case .missing:
      if case .removed = before {
        files[identity] = .removed
        return .duplicate
      }
      files[identity] = nil
      return .unreadable(.file(name, .missingFile))
    case .unavailable:
      if case .underWay(let later, isAwaitedAgain: true) = files[identity] {
        files[identity] = before
        return await receiveFile(later)
      }
      files[identity] = .waiting(call)
      return .waiting(.file(name, .fileUnavailable))
    }
  }
}
