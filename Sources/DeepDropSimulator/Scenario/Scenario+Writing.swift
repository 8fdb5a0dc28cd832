import DeepDropAirDrop
import DeepDropPropertyList

extension Scenario {
  /// The file: what ``init(parsing:name:load:pictures:)-(String,_,_,_)`` reads.
  ///
  /// An app without a ``DeviceApp/path`` is installed from its identifier with `.plist` behind it.
  public var text: String {
    let lines = steps.compactMap { step in
      Self.forms.lazy.compactMap { form in form.write(step).map(form.pattern.line) }.first
    }
    let title = name.split(whereSeparator: \.isNewline).joined(separator: " ").spelledOut
    return "# \(title)\n" + lines.map { $0 + "\n" }.joined()
  }

  /// The grammar: each kind of line with what it is for.
  public static var grammar: [(pattern: String, summary: String)] {
    forms.map { ($0.pattern.text, $0.summary) }
  }

  /// The words among which there is a choice, by the capital word that stands for them in a pattern
  /// of the ``grammar``.
  public static var choices: [(place: String, words: [String])] {
    Slot.allCases.map { ($0.rawValue, $0.choices.map(\.asWord)) }.filter { !$0.1.isEmpty }
  }

  /// How the words of a line are parted and written, in a few sentences.
  public static var spelling: String {
    let escapes =
      Word.escapes.map { "\\\($0.sign) is \($0.name)" }
      + ["and \\u{1B} the character of this number in Unicode, in hexadecimal"]
    return """
      Words are parted by spaces. One with a space in it, an empty one, and one that is also a word \
      of the pattern stand in quotation marks, in which \(escapes.joined(separator: ", ")). \
      Behind # follows a comment. What stands in brackets may be left out.
      """
  }

  /// A step as its line; a step that only Swift can say has none.
  func line(of step: Step) -> String {
    Self.forms.lazy.compactMap { form in form.write(step).map(form.pattern.line) }.first
      ?? "\(step)"
  }
}

extension DeviceApp {
  /// The path that a scenario installs it from.
  ///
  /// An identifier comes from strangers, so only what is harmless in a name is left of it.
  var scenarioPath: String {
    let name = id.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0) || $0 == ".")
    }
    let bare = String(name.drop { $0 == "." })
    return path ?? (bare.isEmpty ? "App" : bare) + ".plist"
  }
}

extension Thumbnail {
  /// The path that a scenario reads it from.
  var scenarioPath: String {
    switch icon.format {
    case .png: path ?? "Icon.png"
    case .jpeg: path ?? "Icon.jpg"
    case .jpeg2000: path ?? "Icon.jp2"
    }
  }
}
