/// Types that are known to be somebody else's, so that an app imports and never exports them.
///
/// As of 2026-11-30, put together from the Info.plists of public apps, and from the issues in which
/// apps met that declared one another's types. It is not complete: a type that is missing may be
/// anybody's.
enum ForeignTypes {
  /// Who owns a type, by its canonical name.
  static func owner(of name: String) -> String? { owners[name] }

  /// The type that usually has an extension, in lower case.
  static func type(forExtension extension: String) -> String? { extensions[`extension`] }

  private static let table: [(type: String, owner: String, extensions: [String])] = [
    ("com.topografix.gpx", "TopoGrafix", ["gpx"]),
    ("com.google.earth.kml", "Google Earth", ["kml"]),
    ("com.google.earth.kmz", "Google Earth", ["kmz"]),
    ("org.bittorrent.torrent", "BitTorrent", ["torrent"]),
    ("net.daringfireball.markdown", "Daring Fireball", ["md", "markdown"]),
    ("org.opml.opml", "OPML", ["opml"]),
    ("com.pkware.zip-archive", "PKWARE", ["zip"]),
    ("com.rarlab.rar-archive", "RARLAB", ["rar"]),
    ("org.7-zip.7-zip-archive", "7-Zip", ["7z"]),
    ("cx.c3.cbz-archive", "cx.c3", ["cbz"]),
    ("cx.c3.cbr-archive", "cx.c3", ["cbr"]),
    ("org.idpf.epub-container", "IDPF", ["epub"]),
    ("org.webmproject.webp", "WebM", ["webp"]),
    ("org.xiph.flac", "Xiph", ["flac"]),
    ("com.rileytestut.delta.game", "Delta", []),
    ("com.rileytestut.delta.skin", "Delta", ["deltaskin"]),
    ("org.sqlite.v3", "SQLite", ["sqlite", "sqlite3"]),
    ("com.microsoft.internet-shortcut", "Microsoft", ["url"]),
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
