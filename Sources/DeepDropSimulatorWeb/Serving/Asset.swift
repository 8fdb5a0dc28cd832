/// A file of the page, as it is served.
struct Asset: Sendable, Hashable {
  /// The path below the token.
  let name: String
  let bytes: [UInt8]

  /// The files, which are part of the program: a resource bundle would bring in all of Foundation.
  static let all = [
    Asset(name: "", bytes: PackageResources.page_html),
    Asset(name: "app.js", bytes: PackageResources.app_js),
    Asset(name: "chevrons.svg", bytes: PackageResources.chevrons_svg),
    Asset(name: "comparison.js", bytes: PackageResources.comparison_js),
    Asset(name: "dialog.js", bytes: PackageResources.dialog_js),
    Asset(name: "dom.js", bytes: PackageResources.dom_js),
    Asset(name: "dropping.js", bytes: PackageResources.dropping_js),
    Asset(name: "event-1.png", bytes: PackageResources.event_1_png),
    Asset(name: "event-2.png", bytes: PackageResources.event_2_png),
    Asset(name: "event-3.png", bytes: PackageResources.event_3_png),
    Asset(name: "event-4.png", bytes: PackageResources.event_4_png),
    Asset(name: "event-5.png", bytes: PackageResources.event_5_png),
    Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
    Asset(name: "main.js", bytes: PackageResources.main_js),
    Asset(name: "motion.js", bytes: PackageResources.motion_js),
    Asset(name: "page.css", bytes: PackageResources.page_css),
    Asset(name: "parts.js", bytes: PackageResources.parts_js),
    Asset(name: "phone.css", bytes: PackageResources.phone_css),
    Asset(name: "phone.js", bytes: PackageResources.phone_js),
    Asset(name: "screens.css", bytes: PackageResources.screens_css),
    Asset(name: "screens.js", bytes: PackageResources.screens_js),
    Asset(name: "sharing.js", bytes: PackageResources.sharing_js),
    Asset(name: "slot.js", bytes: PackageResources.slot_js),
    Asset(name: "stage.js", bytes: PackageResources.stage_js),
    Asset(name: "story.js", bytes: PackageResources.story_js),
    Asset(name: "wire.js", bytes: PackageResources.wire_js),
  ]

  /// What a snapshot has besides, and no server.
  static let snapshot = [
    Asset(name: "snapshot.html", bytes: PackageResources.snapshot_html),
    Asset(name: "snapshot.js", bytes: PackageResources.snapshot_js),
  ]

  static func named(_ name: String) -> Asset? {
    all.first { $0.name == name }
  }

  /// The media type, told from the end of the name.
  var mediaType: String {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "png": "image/png"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "text/html; charset=utf-8"
    }
  }
}
