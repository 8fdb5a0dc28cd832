import DeepDropPropertyList

/// The link file of macOS: a property list with the key `URL`.
enum Webloc {
  private static let key = "URL"

  static func text(_ link: DeepLink) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>\(key)</key>
    \t<string>\(link.string.xmlEscaped)</string>
    </dict>
    </plist>

    """
  }

  static func read(_ bytes: [UInt8]) throws(LinkError) -> LinkFile {
    let list: PropertyList
    do {
      list = try PropertyList(parsing: bytes, limits: .message)
    } catch {
      throw .brokenWebloc(error.description)
    }
    guard let text = list[key]?.string else { throw .noURLKey(key, in: "property list") }
    return LinkFile(try DeepLink(String(text[...].trimmed)), format: .webloc)
  }
}

// MARK: Errors

extension LinkError {
  package static func brokenWebloc(_ reason: String) -> Self {
    Self(.malformedFile, "The file cannot be read as a .webloc: \(reason)")
  }

  package static func noURLKey(_ key: String, in place: String) -> Self {
    Self(.malformedFile, "The file holds no link: its \(place) has no text for the key \(key).")
  }
}
