import DeepDropAirDrop
import DeepDropKit

extension Question {
  /// How many files and how many links are named; the rest is counted.
  static let maximumLines = 10

  /// The question in words, one line for each thing offered.
  ///
  /// Names are those that the files would get here. It may still hold what a terminal must not be
  /// given as it is.
  ///
  /// ```
  /// “Laptop” (unverified) would like to send, with a preview:
  ///   Gig.acmelink (16 bytes)
  ///   link to example.com: https://example.com/e/1
  /// ```
  public var lines: [String] {
    let preview = request.icon == nil ? "" : ", with a preview"
    return ["“\(request.computerName)” (unverified) would like to send\(preview):"]
      + Self.shortened(request.files.map(\.line), "files")
      + Self.shortened(request.links.map(\.line), "links")
  }

  private static func shortened(_ lines: [String], _ noun: String) -> [String] {
    let rest = lines.count - maximumLines
    let shown = lines.prefix(maximumLines) + (rest > 0 ? ["and \(rest) more \(noun)"] : [])
    return shown.map { "  " + $0 }
  }
}

extension AskedFile {
  fileprivate var line: String {
    let name = ReceivedName.cleaned(name)
    guard !isDirectory else { return "\(name) (folder)" }
    return size.map { "\(name) (\($0.byteCount))" } ?? name
  }
}

extension DeepLink {
  /// The host first, since in the link it can hide behind a name that looks like one.
  fileprivate var line: String {
    let text = string.count > 120 ? string.prefix(119) + "…" : string
    return isWebLink ? "link to \(host ?? scheme): \(text)" : "\(scheme) link: \(text)"
  }
}

extension Int64 {
  /// `1 byte`, `999 bytes`, `1.2 MB`: thousands, as file managers count.
  var byteCount: String {
    guard self >= 1000 else { return self == 1 ? "1 byte" : "\(self) bytes" }
    var (tenths, unit) = (self / 100, 0)
    while tenths >= 10_000, unit < 4 { (tenths, unit) = (tenths / 1000, unit + 1) }
    return "\(tenths / 10).\(tenths % 10) \(["kB", "MB", "GB", "TB", "PB"][unit])"
  }
}
