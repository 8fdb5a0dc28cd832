import DeepDropPropertyList

extension TypeIdentifier {
  /// One way in which a type is recognised, such as a file name extension.
  public struct Tag: Sendable, Hashable {
    /// What the tag's value is: the identifier of a tag class, such as `public.mime-type`.
    public let tagClass: String

    /// The extension (without a dot), MIME type or whatever else the class says.
    public let value: String

    /// Takes a tag as it is; ``TypeIdentifier/init(dynamicFor:)`` checks it.
    public init(tagClass: String, value: String) {
      self.tagClass = tagClass
      self.value = value
    }

    /// A file name extension, without a dot.
    public static func filenameExtension(_ value: String) -> Self {
      Self(tagClass: "public.filename-extension", value: value)
    }

    /// A MIME type.
    public static func mimeType(_ value: String) -> Self {
      Self(tagClass: "public.mime-type", value: value)
    }
  }

  /// The identifier that the system makes up for a file whose type nobody declared.
  ///
  /// It is `dyn.a` and a base-32 text of the tag: `?0=6:1=srt` for the extension `srt`, where the
  /// digits stand for `UTTypeConformsTo`, `public.data` and `public.filename-extension`. Recovered
  /// from the identifiers that people have published; Apple documents nothing of it.
  ///
  /// ```swift
  /// try TypeIdentifier(dynamicFor: .filenameExtension("srt")).string  // "dyn.ah62d4rv4ge81g6xy"
  /// ```
  ///
  /// The value is taken in lower case, so that `Gig.ACMELINK` has the type of `Gig.acmelink`; what
  /// the system does there is unknown.
  ///
  /// - Throws: ``LinkError/Code/malformedType`` for a value that is empty, longer than 255 bytes or
  ///   holds one of `:=,?\`, whose spelling is unknown; and for a class that is no type identifier of
  ///   at most 255 bytes.
  public init(dynamicFor tag: Tag) throws(LinkError) {
    guard (1...255).contains(tag.value.utf8.count), !tag.value.contains(where: ":=,?\\".contains)
    else { throw .tag(tag.value) }
    guard tag.tagClass.utf8.count <= 255, (try? Self(tag.tagClass)) != nil else {
      throw .tagClass(tag.tagClass)
    }
    let tagClass = DynamicText.shortened(tag.tagClass)
    let text = DynamicText.encode("?0=6:\(tagClass)=\(tag.value.lowercased())")
    try self.init("dyn.a" + text)
  }

  /// The tags that a dynamic identifier was made of; none for a declared or damaged one.
  ///
  /// ```swift
  /// try TypeIdentifier("dyn.ah62d4rv4ge81g6xy").dynamicTags  // [.filenameExtension("srt")]
  /// ```
  public var dynamicTags: [Tag] {
    dynamicEntries.filter { $0.key != "UTTypeConformsTo" }
      .map { Tag(tagClass: $0.key, value: $0.value) }
  }

  /// The types that a dynamic identifier conforms to, such as `public.data`.
  public var dynamicParents: [TypeIdentifier] {
    dynamicEntries.filter { $0.key == "UTTypeConformsTo" }
      .compactMap { try? TypeIdentifier(DynamicText.expanded($0.value)) }
  }

  private var dynamicEntries: [(key: String, value: String)] {
    guard canonical.hasPrefix("dyn.a"), let text = DynamicText.decode(canonical.dropFirst(5)) else {
      return []
    }
    return text.drop { $0 == "?" }.split(separator: ":").compactMap { pair in
      let sides = pair.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return (DynamicText.expanded(String(sides[0])), String(sides[1]))
    }
  }
}

/// The text within a dynamic identifier.
private enum DynamicText {
  /// No i, j, l, o: they are easily mistaken.
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  /// What the sixteen digits stand for.
  private static let abbreviations = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
  ]

  static func shortened(_ name: String) -> String {
    guard let index = abbreviations.firstIndex(of: name) else { return name }
    return String(index, radix: 16, uppercase: true)
  }

  static func expanded(_ name: String) -> String {
    guard name.utf8.count == 1, let index = Int(name, radix: 16) else { return name }
    return abbreviations[index]
  }

  /// Five bits a letter, most significant first, the last letter filled up with zeros.
  static func encode(_ text: String) -> String {
    var letters: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        letters.append(alphabet[bits >> count & 31])
      }
      bits &= 31
    }
    if count > 0 { letters.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Also ends before bits that fill no byte.
  static func decode(_ letters: Substring) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for letter in letters.utf8 {
      guard let digit = alphabet.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | digit
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
      bits &= 255
    }
    return String(validUTF8: bytes)
  }
}

// MARK: Errors

extension LinkError {
  package static func tag(_ value: String) -> Self {
    Self(
      .malformedType,
      "No dynamic type can be made of \(value.quoted): "
        + "1 to 255 bytes without “:”, “=”, “,”, “?” and “\\” are wanted."
    )
  }

  package static func tagClass(_ text: String) -> Self {
    Self(
      .malformedType,
      "\(text.quoted) is not a class of tags: a type identifier of at most 255 bytes, such as "
        + "public.filename-extension, is wanted."
    )
  }
}
