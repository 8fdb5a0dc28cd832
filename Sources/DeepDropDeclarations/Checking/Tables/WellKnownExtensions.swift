/// Extensions whose files are everybody's, and the type that they have.
enum WellKnownExtensions {
  /// The day on which the table was put together, as ISO 8601 writes it.
  static let date = "2026-11-30"

  /// Where the table is from.
  static let source =
    "the extensions of the system's and of others' types, and formats that no Apple system declares "
    + "but half the world's programs read"

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
    "ics", "avif", "psd", "stl", "obj", "step", "dxf", "rom",
  ]
}
