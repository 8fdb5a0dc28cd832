import DeepDropKit

/// Names for what arrives: readable and harmless.
enum ReceivedName {
  /// A name from the wire made fit for this system, its extension kept.
  ///
  /// Senders write names in either normalization form; the result is in Form C, so that one name
  /// never becomes two.
  static func cleaned(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return FileName(title: name, extension: "").string
    }
    let suffix = String(name[name.index(after: dot)...])
    // What stands behind the last dot of “Report v1.2 (final)” is no extension.
    guard FileName.isExtension(suffix) else { return FileName(title: name, extension: "").string }
    return FileName(title: String(name[..<dot]), extension: suffix).string
  }

  /// The same in a folder that was sent, where a dot in front stays.
  ///
  /// A folder is opened to see what is in it, and `.git` is not `git`.
  static func cleanedInside(_ name: String) -> String {
    name.hasPrefix(".") ? "." + cleaned(String(name.dropFirst())) : cleaned(name)
  }
}
