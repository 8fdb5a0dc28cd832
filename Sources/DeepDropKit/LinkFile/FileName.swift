/// A file name made of a title: what the receiver's dialog shows.
///
/// It means to the eye what the title says, and is safe on APFS, HFS+, ext4 and NTFS. Characters a
/// file system reserves are replaced by look-alikes, what cannot be seen is dropped, white space
/// becomes single spaces. The name is for display only: nothing is ever parsed back from it.
///
/// ```swift
/// FileName(title: "AC/DC: Live", extension: "acmelink").string  // "AC∕DC∶ Live.acmelink"
/// ```
public struct FileName: Sendable, Hashable, CustomStringConvertible {
  /// The longest name, in UTF-8 bytes, extension included.
  ///
  /// File systems take 255; the rest is room for a receiver's “-2” and for temporary names.
  public static let maximumLength = 200

  /// The name, in Normalization Form C.
  public let string: String

  /// Makes a name; there is one for every title.
  ///
  /// - Parameters:
  ///   - title: The title; only its first 4096 Unicode scalars are looked at.
  ///   - extension: The extension without its dot. All but its ASCII letters, digits, `-`, `_` and
  ///     `+` is dropped; without any of those, the name has no extension.
  ///   - fallback: The title to use when nothing of `title` can be seen.
  public init(title: String, extension: String, fallback: String = "Link") {
    let suffix = Self.suffix(of: `extension`)
    let stem =
      Self.stem(of: title, before: suffix) ?? Self.stem(of: fallback, before: suffix) ?? "Link"
    string = stem + suffix
  }

  /// The name.
  public var description: String { string }

  /// The longest extension, in bytes, without its dot.
  static let maximumExtensionLength = 64

  /// Whether the text can be a file name's extension as it is.
  package static func isExtension(_ text: String) -> Bool {
    !text.isEmpty && suffix(of: text) == "." + text
  }
}

extension FileName {
  private static func suffix(of extension: String) -> String {
    var text = ""
    for scalar in `extension`.unicodeScalars where scalar.isExtensionScalar {
      text.unicodeScalars.append(scalar)
      if text.utf8.count == maximumExtensionLength { break }
    }
    return text.isEmpty ? "" : "." + text
  }

  /// The name without its extension; `nil` when nothing is left of the title.
  private static func stem(of title: String, before suffix: String) -> String? {
    var stem = fitted(Substring(title.readableInFileName.precomposed), before: suffix)
    if let device = deviceName(in: stem) {
      stem = fitted(device + "_" + stem[device.endIndex...], before: suffix)
    }
    return stem.isEmpty ? nil : String(stem)
  }

  /// What there is room for.
  ///
  /// The cut may leave at the end what only the rest gave a sense: a joiner, or an extension from
  /// the middle.
  private static func fitted(_ text: Substring, before suffix: String) -> Substring {
    let whole = trimmed(withoutExtension(text, suffix))
    let part = String(cut(whole, to: maximumLength - suffix.utf8.count))
    return withoutExtension(Substring(part.readableInFileName), suffix)
  }

  /// A title that already names the file (“Gig.acmelink”) does not get a second extension.
  private static func withoutExtension(_ text: Substring, _ suffix: String) -> Substring {
    var stem = trimmedAtEnd(text)
    while !suffix.isEmpty, stem.suffix(suffix.count).lowercased() == suffix.lowercased() {
      stem = trimmedAtEnd(stem.dropLast(suffix.count))
    }
    return stem
  }

  /// Without dots and spaces at the ends: a leading dot hides a file, Windows drops trailing ones.
  ///
  /// By scalars, as file systems see them: a dot with a combining mark is another Character.
  private static func trimmed(_ text: Substring) -> Substring {
    trimmedAtEnd(Substring(text.unicodeScalars.drop { $0 == "." || $0 == " " }))
  }

  private static func trimmedAtEnd(_ text: Substring) -> Substring {
    var scalars = text.unicodeScalars
    while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
    return Substring(scalars)
  }

  /// As many whole Characters as fit.
  private static func cut(_ text: Substring, to room: Int) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      guard text.utf8.distance(from: text.startIndex, to: next) <= room else { break }
      end = next
    }
    return text[..<end]
  }

  /// The name of a device that Windows would open instead of the file, whatever follows its dot.
  private static func deviceName(in stem: Substring) -> Substring? {
    let name = trimmedAtEnd(Substring(stem.unicodeScalars.prefix { $0 != "." }))
    let upper = name.uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"].contains(upper) { return name }
    guard upper.hasPrefix("COM") || upper.hasPrefix("LPT"), upper.count == 4 else { return nil }
    return upper.last?.isNumber == true ? name : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isExtensionScalar: Bool {
    isASCII
      && (Character(self).isLetter || Character(self).isNumber || "-_+".contains(Character(self)))
  }
}
