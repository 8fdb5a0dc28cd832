import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Simulation {
  /// A file has come: the system decides what becomes of it.
  func arrive(
    _ bytes: [UInt8],
    named name: String,
    type: String,
    at index: Int
  ) throws(SimulatorError) {
    let name = name.safeFileName
    let file = OfferedFile(name: name, type: try? TypeIdentifier(type))
    let resolution = phones[index].resolver.resolve(file)
    explain(.resolution, at: index, resolution)
    switch resolution.outcome {
    case .opens(let app):
      try keep(bytes, named: name, inInboxOf: DeviceApp(app).id, at: index)
    case .asks(let apps):
      let waiting = try phones[index].folder.write(bytes, named: name, to: .waiting)
      let choices = apps.map { OpenInQuestion.Choice(DeviceApp($0)) }
      let question = OpenInQuestion(file: waiting, apps: choices)
      phones[index].put(.openIn(question))
    case .offersStore:
      let waiting = try phones[index].folder.write(bytes, named: name, to: .waiting)
      let type = resolution.types[0].identifier
      phones[index].put(.store(offer(waiting, type, file, at: index)))
    case .landsInFiles, .landsInDownloads, .opensBrowser, .nobody:
      let kept = try phones[index].folder.write(bytes, named: name, to: .files)
      let isMac = resolution.profile.arrival == .landsInDownloads
      explain(.file, at: index, "\(kept.quoted) lies in \(isMac ? "Downloads" : "Files").")
      phones[index].bringToFront(.files)
    }
  }

  /// A folder has come: no app is handed one, and its files are the person's.
  func arrive(_ folder: URL, at index: Int) throws(SimulatorError) {
    let kept = try phones[index].folder.move(folder, named: folder.lastPathComponent, to: .files)
    phones[index].listFiles()
    explain(.file, at: index, "The folder \(kept.quoted) lies in Files.")
    if !phones[index].device.files.contains(where: { $0.name.utf8.starts(with: "\(kept)/".utf8) }) {
      phones[index].notify("The folder \(kept.quoted) is empty.")
    }
    phones[index].bringToFront(.files)
  }

  /// What the store has: the apps for the file's type, and not those that take every file.
  private func offer(
    _ name: String,
    _ type: TypeIdentifier,
    _ file: OfferedFile,
    at index: Int
  ) -> StoreOffer {
    let profile = phones[index].device.profile
    let fitting = store.filter { app in
      let resolution = Resolver(apps: [app.app], on: profile).resolve(file)
      return resolution.candidates.contains { $0.isEligible && $0.claim?.distance == 0 }
    }
    return StoreOffer(
      file: name,
      type: type.string,
      apps: fitting.map { OpenInQuestion.Choice($0) }
    )
  }

  /// The system copies a file into the Inbox of the app, and hands it over.
  private func keep(
    _ bytes: [UInt8],
    named name: String,
    inInboxOf app: DeviceApp.ID,
    at index: Int
  ) throws(SimulatorError) {
    guard let number = phones[index].containers[app] else { return }
    try keep(bytes, named: name, in: .inbox(app: number), for: app, at: index)
  }

  private func keep(
    _ bytes: [UInt8],
    named name: String,
    in place: DeviceFolder.Place,
    for app: DeviceApp.ID,
    at index: Int
  ) throws(SimulatorError) {
    let kept = try phones[index].folder.write(bytes, named: name, to: place)
    explain(.file, at: index, "\(kept.quoted) lies in the Inbox of \(app).")
    handOver(.copy(kept, in: place), to: app, at: index)
  }

  /// The app for a file that waited is there now.
  func openWaiting(_ name: String, in app: DeviceApp.ID, at index: Int) throws(SimulatorError) {
    guard let bytes = phones[index].folder.read(name, in: .waiting) else { return }
    phones[index].folder.remove(name, in: .waiting)
    try keep(bytes, named: name, inInboxOf: app, at: index)
  }

  /// A tap on a file in Files, or a double click in Downloads.
  func tapFile(_ name: String, at index: Int) throws(SimulatorError) {
    guard phones[index].device.screen == .files,
      phones[index].device.files.contains(where: { $0.name == name })
    else { throw phones[index].missing("no file \(name.quoted)") }
    let resolution = phones[index].resolver.resolve(OfferedFile(name: name.safeFileName))
    explain(.resolution, at: index, resolution)
    switch resolution.outcome {
    case .opens(let app), .landsInFiles(.opens(let app)), .landsInDownloads(.opens(let app)):
      try openFromFiles(name, in: DeviceApp(app), at: index)
    case .asks(let apps):
      guard let bytes = phones[index].folder.read(name, in: .files) else { return }
      let own = name.safeFileName
      let copy = try phones[index].folder.write(bytes, named: own, to: .waiting)
      let choices = apps.map { OpenInQuestion.Choice(DeviceApp($0)) }
      phones[index].put(.openIn(OpenInQuestion(file: copy, apps: choices)))
    case .landsInFiles(.previews), .landsInDownloads(.previews):
      phones[index].put(.preview(phones[index].preview(of: name)))
    case .landsInFiles(.nothing), .landsInDownloads(.nothing), .offersStore, .opensBrowser,
      .nobody:
      phones[index].notify("No app opens \(name.quoted).")
    }
  }

  /// In place if the app says it can, and always on a Mac; else as a copy of the app's own.
  private func openFromFiles(
    _ name: String,
    in app: DeviceApp,
    at index: Int
  ) throws(SimulatorError) {
    let isInPlace =
      app.app.declarations.opensInPlace == true
      || phones[index].device.profile.arrival == .landsInDownloads
    guard !isInPlace, let number = phones[index].containers[app.id],
      let bytes = phones[index].folder.read(name, in: .files)
    else {
      handOver(.original(name), to: app.id, at: index)
      return
    }
    try keep(bytes, named: name.safeFileName, in: .copies(app: number), for: app.id, at: index)
  }

  /// A link is opened, one that came or one that was tapped.
  func open(_ link: DeepLink, at index: Int) {
    let resolution = phones[index].resolver.resolve(link)
    explain(.resolution, at: index, resolution)
    switch resolution.outcome {
    case .opens(let app): handOver(.link(link.string), to: DeviceApp(app).id, at: index)
    case .opensBrowser: phones[index].bringToFront(.browser(link.string))
    case .asks, .landsInFiles, .landsInDownloads, .offersStore, .nobody:
      phones[index].notify("No app opens \(link.string.quoted).")
    }
  }
}

extension Phone {
  /// Puts a question of the system's under the dialogs that are open.
  mutating func put(_ screen: Screen) {
    let place = device.screens.firstIndex { if case .dialog = $0 { true } else { false } }
    device.screens.insert(screen, at: place ?? device.screens.endIndex)
  }
}

extension OpenInQuestion.Choice {
  init(_ app: DeviceApp) { self.init(id: app.id, name: app.name) }
}

extension String {
  /// A name that stays in its folder, whatever a sender calls its file.
  var safeFileName: String {
    let last = split(separator: "/").last.map(String.init) ?? ""
    return ["", ".", ".."].contains(last) ? "File" : last.replacing("\0", with: "")
  }
}
