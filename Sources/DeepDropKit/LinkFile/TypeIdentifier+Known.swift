extension TypeIdentifier {
  /// The type the system declares for a file name extension, which compares without case.
  ///
  /// ```swift
  /// TypeIdentifier.known(forFilenameExtension: "webloc")?.string
  /// // "com.apple.web-internet-location"
  /// ```
  public static func known(forFilenameExtension extension: String) -> TypeIdentifier? {
    guard `extension`.utf8.count <= 16 else { return nil }
    return typesByExtension[`extension`.lowercased()].map(TypeIdentifier.init(unchecked:))
  }

  /// The extension that files of a type the system declares usually have.
  ///
  /// ```swift
  /// try TypeIdentifier("public.jpeg").knownFilenameExtension  // "jpg"
  /// ```
  public var knownFilenameExtension: String? { Self.extensionsByType[canonical] }

  private static let typesByExtension = Dictionary(
    uniqueKeysWithValues: known.flatMap { type, extensions in extensions.map { ($0, type) } }
  )

  private static let extensionsByType = Dictionary(
    uniqueKeysWithValues: known.compactMap { type, extensions in
      extensions.first.map { (type.lowercased(), $0) }
    }
  )

  /// Types of files that people send, their usual extension first.
  ///
  /// Identifiers and extensions as in Apple's “System-declared uniform type identifiers”, and three
  /// that others own and everybody imports: Markdown, FLAC and the internet shortcut of Windows.
  private static let known: [(type: String, extensions: [String])] = [
    ("com.apple.web-internet-location", ["webloc"]),
    ("com.microsoft.internet-shortcut", ["url"]),

    ("public.plain-text", ["txt", "text"]),
    ("public.rtf", ["rtf"]),
    ("public.html", ["html", "htm"]),
    ("public.xml", ["xml"]),
    ("public.json", ["json"]),
    ("public.yaml", ["yaml", "yml"]),
    ("public.comma-separated-values-text", ["csv"]),
    ("net.daringfireball.markdown", ["md", "markdown"]),
    ("com.apple.property-list", ["plist"]),

    ("public.png", ["png"]),
    ("public.jpeg", ["jpg", "jpeg", "jpe"]),
    ("public.heic", ["heic"]),
    ("public.heif", ["heif"]),
    ("public.tiff", ["tiff", "tif"]),
    ("public.svg-image", ["svg"]),
    ("org.webmproject.webp", ["webp"]),
    ("com.compuserve.gif", ["gif"]),
    ("com.microsoft.bmp", ["bmp"]),
    ("com.adobe.raw-image", ["dng"]),

    ("public.mpeg-4", ["mp4"]),
    ("public.mpeg", ["mpg", "mpeg"]),
    ("public.avi", ["avi"]),
    ("com.apple.quicktime-movie", ["mov", "qt"]),
    ("com.apple.m4v-video", ["m4v"]),

    ("public.mp3", ["mp3"]),
    ("public.aiff-audio", ["aiff", "aif"]),
    ("com.microsoft.waveform-audio", ["wav"]),
    ("com.apple.m4a-audio", ["m4a"]),
    ("org.xiph.flac", ["flac"]),

    ("com.adobe.pdf", ["pdf"]),
    ("org.idpf.epub-container", ["epub"]),
    ("com.microsoft.word.doc", ["doc"]),
    ("com.microsoft.excel.xls", ["xls"]),
    ("com.microsoft.powerpoint.ppt", ["ppt"]),
    ("org.openxmlformats.wordprocessingml.document", ["docx"]),
    ("org.openxmlformats.spreadsheetml.sheet", ["xlsx"]),
    ("org.openxmlformats.presentationml.presentation", ["pptx"]),

    ("public.zip-archive", ["zip"]),
    ("public.tar-archive", ["tar"]),
    ("org.gnu.gnu-zip-archive", ["gz"]),
    ("org.7-zip.7-zip-archive", ["7z"]),

    ("public.vcard", ["vcf", "vcard"]),
    ("com.apple.ical.ics", ["ics"]),
    ("com.apple.pkpass", ["pkpass"]),
  ]
}
