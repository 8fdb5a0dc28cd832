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

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }
}
