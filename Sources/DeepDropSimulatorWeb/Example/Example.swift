import DeepDropDeclarations
package import DeepDropKit
package import DeepDropSimulator

/// The app that is on the phones from the beginning: it shows events, and shares them.
package enum Example {
  /// An event, under its two addresses.
  struct Event: Sendable, Hashable, Encodable {
    let title: String
    let link: String
    let web: String?
    /// The name of its picture, among the files of the page.
    var icon: String?
  }

  static let events = [
    "AC/DC: Live", "Summer party", "حفلة الصيف على الشاطئ", "Ночь джаза 🎷", "Breakfast at 8:30",
  ].enumerated().map { index, title in
    Event(
      title: title,
      link: "acme://e/\(index + 1)?x=%20y",
      web: "https://example.com/e/\(index + 1)",
      icon: "event-\(index + 1).png"
    )
  }

  /// What is shared as an event, with the picture of the example's if it is one of those.
  static func event(_ shared: SharedLink) -> Event {
    let web = shared.webURL?.string
    return events.first { ($0.title, $0.link, $0.web) == (shared.title, shared.link.string, web) }
      ?? Event(title: shared.title, link: shared.link.string, web: web)
  }

  /// The picture of this name, if it is that of an event.
  static func picture(named name: String) -> Thumbnail? {
    guard events.contains(where: { $0.icon == name }) else { return nil }
    return Asset.named(name).flatMap { try? Thumbnail($0.bytes) }
  }

  /// A page that is shared as it is.
  static let page = "https://example.com/"

  /// A text that is shared as it is.
  static let text = "See acme://e/1 or https://example.com/e/2, doors open at 8."

  /// The app; besides its own links it opens those like `link`.
  ///
  /// - Throws: `LinkError` for a link that no app can claim, such as one with a scheme of browsers.
  package static func app(opening link: DeepLink? = nil) throws -> DeviceApp {
    var schemes: Set = ["acme"]
    var hosts: Set = ["example.com"]
    if let link {
      if !link.isWebLink { schemes.insert(link.scheme) }
      if link.isWebLink, let host = link.host { hosts.insert(host) }
    }
    let type = try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: schemes.sorted(),
      hosts: hosts.sorted()
    )
    var editor = try PropertyListEditor(Array(bareInfoPlist.utf8))
    try editor.merge(Declarations(for: type))
    return try DeviceApp(infoPlist: editor.bytes)
  }

  private static let bareInfoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>CFBundleIdentifier</key>
    \t<string>com.example.acme</string>
    \t<key>CFBundleName</key>
    \t<string>Acme</string>
    </dict>
    </plist>

    """

  /// Adds a device with the app.
  ///
  /// - Throws: `LinkError` for a link that no app can claim, and what ``Simulation/add(_:)`` throws.
  package static func addDevice(
    named name: String? = nil,
    opening link: DeepLink? = nil,
    to simulation: Simulation
  ) async throws {
    let app = try app(opening: link)
    let id = try await simulation.addNext { number in
      Device(id: "device-\(number)", name: name ?? "iPhone \(number)")
    }
    try await simulation.perform(.install(app), at: id)
  }
}
