extension TypeIdentifier {
  /// Whether files of another kind have a file name extension everywhere, so that no app can have
  /// it for itself.
  package static func isTaken(filenameExtension: String) -> Bool {
    known(forFilenameExtension: filenameExtension) != nil
      || takenExtensions.contains(filenameExtension.lowercased())
  }

  /// What ``known(forFilenameExtension:)`` leaves out because people seldom send it.
  ///
  /// From Apple's “System-declared uniform type identifiers” and the extensions in the
  /// registrations of IANA's media types.
  private static let takenExtensions: Set<String> = [
    "app", "bin", "dll", "dmg", "exe", "ipa", "iso", "jar", "pkg", "apk", "deb", "msi",
    "bz2", "rar", "tgz", "xz", "zst",
    "c", "cpp", "h", "m", "swift", "java", "js", "css", "php", "pl", "py", "rb", "sh", "sql",
    "log", "rtfd", "tex", "xhtml", "odt", "ods", "odp", "pages", "numbers", "key",
    "ai", "avif", "eps", "icns", "ico", "jp2", "ps", "psd",
    "aac", "caf", "mid", "midi", "mka", "mkv", "oga", "ogg", "ogv", "opus", "ts", "weba", "webm",
    "wma", "wmv", "3gp",
    "otf", "ttf", "ttc", "woff", "woff2",
    "cer", "crt", "p12", "pem", "desktop", "eml", "mbox", "mobileconfig", "msg", "torrent",
    "fileloc", "inetloc", "strings", "xib",
  ]
}
