/// Extensions whose files are everybody's, and the type that they have.
///
/// As of 2026-11-30: what the system's types declare (``SystemTypes``), what ``ForeignTypes`` lists,
/// and formats that no Apple system declares but half the world's programs read.
enum WellKnownExtensions {
  /// The type of an extension in lower case; empty where the format has no agreed identifier.
  static func type(of extension: String) -> String? { table[`extension`] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for name in formats { table[name] = "" }
    for type in SystemTypes.current.declarations {
      for name in type.filenameExtensions where (table[name] ?? "").isEmpty {
        table[name] = type.identifier
      }
    }
    for name in ["gpx", "kml", "kmz", "torrent", "opml", "cbz", "cbr", "sqlite", "mkv"] {
      table[name] = ForeignTypes.type(forExtension: name)
    }
    return table
  }()

  private static let formats = [
    "sql", "db", "duckdb", "parquet", "iso", "bin", "rar", "srt", "toml", "ini", "tex", "bib",
    "ics",
    "avif", "psd", "stl", "obj", "step", "dxf", "rom",
  ]
}
