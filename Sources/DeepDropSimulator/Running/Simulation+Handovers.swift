import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Simulation {
  /// Notes that the system hands something to an app; ``handOver()`` does it.
  func handOver(_ item: Handover.Item, to app: DeviceApp.ID, at index: Int) {
    handovers.append(Handover(device: phones[index].device.id, app: app, item: item))
  }

  /// Hands everything over that was noted, each to the app's own receiver.
  ///
  /// While an app reads, somebody else may act: so places are looked up anew after each wait.
  func handOver() async {
    while !handovers.isEmpty {
      let handover = handovers.removeFirst()
      guard let index = try? index(of: handover.device),
        let app = phones[index].device.app(handover.app)
      else { continue }
      if app.state != .foreground {
        let how = app.state == .quit ? "is started" : "comes to the front"
        explain(.lifeCycle, at: index, "\(app.name.quoted) \(how), and is handed what came.")
      }
      let isCold = app.state == .quit
      phones[index].start(app.id)
      guard let url = phones[index].url(of: handover),
        let receiver = phones[index].receivers[app.id]
      else {
        phones[index].change(app.id) { $0.content = handover.foreignContent }
        continue
      }
      let outcome = await receiver.receive(url, openInPlace: handover.openInPlace)
      let swept = isCold ? await receiver.sweep() : []
      var links: [DeepLink] = []
      let taken = receiver.links.makeAsyncIterator()
      for case .link in [outcome] + swept {
        if let link = await taken.next() { links.append(link) }
      }
      show(outcome, links, of: handover)
    }
  }

  private func show(_ outcome: LinkReceiver.Outcome, _ links: [DeepLink], of handover: Handover) {
    guard let index = try? index(of: handover.device) else { return }
    phones[index].change(handover.app) { app in
      for link in links { app.take(link) }
      app.content =
        switch outcome {
        case .link(let link): .link(link)
        case .notOurs: handover.foreignContent
        case .unreadable(let error), .waiting(let error): .failure(error.message)
        case .duplicate: app.content
        }
    }
    explain(.app, at: index, "\(handover.app) \(outcome.clause).")
    phones[index].listFiles()
    guard case .copy(let name, _) = handover.item else { return }
    let remains = phones[index].device.inbox.contains { $0.name == name && $0.app == handover.app }
    explain(
      .file,
      at: index,
      remains ? "\(name.quoted) stays in the Inbox." : "\(name.quoted) is removed from the Inbox."
    )
  }
}

extension Phone {
  /// Brings an app to the front; one that did not run gets its receiver.
  mutating func start(_ id: DeviceApp.ID) {
    bringToFront(.app(id))
    guard receivers[id] == nil, let number = containers[id], let type = device.app(id)?.linkType
    else { return }
    var access = FileAccess.direct
    let graph = resolver.graph
    access.typeIdentifier = { url in
      graph.types(of: OfferedFile(name: url.lastPathComponent)).first?.identifier
    }
    // A Mac's files are the person's: no folder there is an app's own.
    let isMac = device.profile.arrival == .landsInDownloads
    receivers[id] = LinkReceiver(
      type: type,
      inbox: isMac ? .none : Inbox(container: folder.container(ofApp: number)),
      access: access
    )
  }

  func url(of handover: Handover) -> URL? {
    switch handover.item {
    case .copy(let name, let place): folder.url(of: place).appending(component: name)
    case .original(let name): folder.url(of: .files).appending(path: name)
    case .link(let link): (try? DeepLink(link))?.url
    }
  }
}

extension Handover {
  /// What the system says of it: a copy is the app's, a link says nothing.
  var openInPlace: Bool? {
    switch item {
    case .copy: false
    case .original: true
    case .link: nil
    }
  }

  /// What an app shows that was handed something which is no link of its own.
  var foreignContent: DeviceApp.Content {
    switch item {
    case .copy(let name, _), .original(let name): .file(name)
    case .link(let link): (try? DeepLink(link)).map { .link($0) } ?? .start
    }
  }
}

extension LinkReceiver.Outcome {
  fileprivate var clause: String {
    switch self {
    case .link(let link): "takes \(link.string.quoted) out"
    case .notOurs: "finds that it is not for it"
    case .duplicate: "has it already"
    case .unreadable(let error): "refuses it: \(error.message)"
    case .waiting(let error): "waits: \(error.message)"
    }
  }
}
