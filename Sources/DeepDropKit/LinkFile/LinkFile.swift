/// A small file that holds a link.
///
/// What DeepDrop writes is the link as UTF-8 and nothing else, so that any app which shares this way
/// can read it. What it reads comes from a stranger, and may be any of the usual link files.
///
/// ```swift
/// let file = LinkFile(try DeepLink("acme://e/1"))
/// let received = try LinkFile(reading: file.bytes)
/// received.link.string  // "acme://e/1"
/// ```
public struct LinkFile: Sendable, Hashable {
  /// The most bytes that are read of a link file.
  public static let maximumLength = 65_536

  /// The link.
  public let link: DeepLink

  /// How the file says it.
  public let format: Format

  /// The title that stood in the file, or that is to stand there, in one line.
  ///
  /// For display; most often a file's title is its name, and only ``Format/desktop`` writes one.
  public let title: String?

  /// A file to write.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - format: How to say it.
  ///   - title: A title; its white space becomes single spaces, and a thousand Unicode scalars are
  ///     kept. One that is blank or only repeats the link is none.
  public init(_ link: DeepLink, format: Format = .bareURL, title: String? = nil) {
    self.link = link
    self.format = format
    self.title = title.map(\.inOneLine)
      .flatMap { $0.isEmpty || $0 == link.string.inOneLine ? nil : $0 }
  }

  /// Finds out what kind of link file the bytes are, and takes the link out.
  ///
  /// Read are a bare URL in UTF-8, or in UTF-16 with a byte order mark; the same below a line with
  /// a title; `.webloc` as XML or binary property list; `.url`, whose
  /// other keys may be in the code page of a Windows; `.desktop`. White space around the
  /// link does not count.
  ///
  /// - Throws: ``LinkError/Code/malformedFile`` when there is no link or more than one, or more than
  ///   ``maximumLength`` bytes; ``LinkError/Code/malformedLink`` when what should be the link is
  ///   none.
  public init(reading bytes: [UInt8]) throws(LinkError) {
    guard bytes.count <= Self.maximumLength else { throw .fileTooLong(bytes.count) }
    guard !bytes.starts(with: "bplist".utf8) else {
      self = try Webloc.read(bytes)
      return
    }
    guard let text = String(textOf: bytes) else {
      self = try InternetShortcut.read(inCodePage: bytes)
      return
    }
    let lines = text.trimmedLines
    self =
      if text.first(where: { !$0.isWhitespace }) == "<" {
        try Webloc.read(bytes)
      } else if let keys = InternetShortcut.keys(in: lines) {
        try InternetShortcut.read(keys)
      } else if let keys = DesktopEntry.keys(in: lines) {
        try DesktopEntry.read(keys)
      } else {
        try BareURL.read(lines)
      }
  }

  /// The file's content.
  public var bytes: [UInt8] {
    let text =
      switch format {
      case .bareURL: BareURL.text(link)
      case .webloc: Webloc.text(link)
      case .url: InternetShortcut.text(link)
      case .desktop: DesktopEntry.text(link, title: title)
      }
    return Array(text.utf8)
  }
}

extension LinkFile {
  /// The kinds of link files.
  ///
  /// All but the first are for desktops: iOS opens none of them.
  public enum Format: Sendable, Hashable, CaseIterable {
    /// The link and nothing else; the extension is the app's own.
    case bareURL

    /// A property list with the key `URL`, as macOS has it; read in both of its forms, written as XML.
    case webloc

    /// The internet shortcut of Windows, an INI file.
    case url

    /// A desktop entry of the type `Link` (freedesktop.org).
    case desktop

    /// The extension of such files, without a dot; none for ``bareURL``.
    public var filenameExtension: String? {
      switch self {
      case .bareURL: nil
      case .webloc: "webloc"
      case .url: "url"
      case .desktop: "desktop"
      }
    }
  }
}

// MARK: Errors

extension LinkError.Code {
  /// The file is no link file, or holds no link or several.
  public static let malformedFile = Self("malformed-file")
}

extension LinkError {
  package static func fileTooLong(_ count: Int) -> Self {
    Self(
      .malformedFile,
      "The file has \(count) bytes: a link file has at most \(LinkFile.maximumLength)."
    )
  }

  package static let notText = Self(
    .malformedFile,
    "The file is not text: a link as UTF-8, or UTF-16 with its mark, is wanted."
  )
}
