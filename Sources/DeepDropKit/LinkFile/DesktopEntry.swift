import DeepDropPropertyList

/// The link file of Linux desktops: a desktop entry of the type `Link`, whose names compare exactly.
///
/// Desktop Entry Specification 1.5. An entry of the type `Application` starts a program, and is
/// never taken for a link.
enum DesktopEntry {
  private static let section = "Desktop Entry"

  static func text(_ link: DeepLink, title: String?) -> String {
    """
    [\(section)]
    Type=Link
    Name=\(escaped(title ?? link.string))
    URL=\(link)

    """
  }

  static func keys(in lines: [Substring]) -> KeyFile? {
    KeyFile(section: section, of: lines, where: ==)
  }

  static func read(_ keys: KeyFile) throws(LinkError) -> LinkFile {
    let type = keys.value("Type", where: ==) ?? ""
    guard type == "Link" else { throw .desktopEntry(type: type) }
    guard let text = keys.value("URL", where: ==), !text.isEmpty else {
      throw .noURLKey("URL", in: "section [\(section)]")
    }
    let title = keys.value("Name", where: ==).map(unescaped)
    return LinkFile(try DeepLink(unescaped(text)), format: .desktop, title: title)
  }

  /// A title in one line holds nothing else that needs an escape.
  private static func escaped(_ title: String) -> String {
    title.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "r": "\r", "s": " ", "t": "\t",
  ]

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscape {
        isEscape = true
      } else {
        result.unicodeScalars.append(isEscape ? escapes[scalar] ?? scalar : scalar)
        isEscape = false
      }
    }
    return result
  }
}

// MARK: Errors

extension LinkError {
  package static func desktopEntry(type: String) -> Self {
    Self(
      .malformedFile,
      "The desktop entry is of the type \(type.quoted): only “Link” is a link."
    )
  }
}
