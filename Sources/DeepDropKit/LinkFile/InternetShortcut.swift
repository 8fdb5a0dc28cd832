/// The link file of Windows: an INI file, whose names compare without case.
enum InternetShortcut {
  private static let section = "InternetShortcut"
  private static let key = "URL"

  static func text(_ link: DeepLink) -> String {
    "[\(section)]\r\n\(key)=\(link)\r\n"
  }

  static func keys(in lines: [Substring]) -> KeyFile? {
    KeyFile(section: section, of: lines, where: isSame)
  }

  static func read(_ keys: KeyFile) throws(LinkError) -> LinkFile {
    guard let text = keys.value(key, where: isSame), !text.isEmpty else {
      throw .noURLKey(key, in: "section [\(section)]")
    }
    return LinkFile(try DeepLink(text), format: .url)
  }

  /// Reads a shortcut in the code page of some Windows, which the file does not name.
  ///
  /// All of them have ASCII, and a link needs no more. Another program's keys may hold anything.
  static func read(inCodePage bytes: [UInt8]) throws(LinkError) -> LinkFile {
    // Other bytes come out as U+FFFD, which is not ASCII either.
    let text = String(decoding: bytes, as: UTF8.self)
    guard !bytes.contains(0), let keys = keys(in: text.trimmedLines),
      keys.value(key, where: isSame)?.utf8.allSatisfy({ $0 < 0x80 }) ?? true
    else { throw .notText }
    return try read(keys)
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }
}
