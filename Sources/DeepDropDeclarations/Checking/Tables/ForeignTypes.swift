/// Types that are known to be somebody else's, so that an app imports and never exports them.
///
/// It is not complete: a type that is missing may be anybody's. What ``SystemTypes`` has is not
/// here, for the system's declaration counts before any other.
enum ForeignTypes {
  /// The day on which the table was put together, as ISO 8601 writes it.
  static let date = "2026-11-30"

  /// Where the table is from.
  static let source =
    "the Info.plists of public apps, and issues in which apps met that declared one another's types"

  /// Who owns a type, by its canonical name.
  static func owner(of name: String) -> String? { owners[name] }

  /// The type that usually has an extension, in lower case.
  static func type(forExtension extension: String) -> String? { extensions[`extension`] }

  static let table: [(type: String, owner: String, extensions: [String])] = [
    ("com.topografix.gpx", "TopoGrafix", ["gpx"]),
    ("com.google.earth.kml", "Google Earth", ["kml"]),
    ("com.google.earth.kmz", "Google Earth", ["kmz"]),
    ("org.bittorrent.torrent", "BitTorrent", ["torrent"]),
    ("org.opml.opml", "OPML", ["opml"]),
    ("cx.c3.cbz-archive", "cx.c3", ["cbz"]),
    ("cx.c3.cbr-archive", "cx.c3", ["cbr"]),
    ("com.rileytestut.delta.game", "Delta", []),
    ("com.rileytestut.delta.skin", "Delta", ["deltaskin"]),
    ("org.sqlite.v3", "SQLite", ["sqlite", "sqlite3"]),
    ("org.matroska.mkv", "Matroska", ["mkv"]),
    ("org.openoffice.text", "OpenOffice", ["odt"]),
    ("com.mojang.minecraft.world", "Mojang", ["mcworld"]),
    ("org.keepassxc", "KeePassXC", ["kdbx"]),
  ]

  private static let owners = Dictionary(uniqueKeysWithValues: table.map { ($0.type, $0.owner) })

  private static let extensions = Dictionary(
    uniqueKeysWithValues: table.flatMap { row in row.extensions.map { ($0, row.type) } }
  )
}
