import DeepDropAirDrop

extension Scenario {
  /// The file: what ``init(parsing:name:load:pictures:)`` reads.
  ///
  /// An app without a ``DeviceApp/path`` is installed from its identifier with `.plist` behind it.
  public var text: String {
    let lines = steps.compactMap { step in
      Self.forms.lazy.compactMap { form in form.write(step).map(form.pattern.line) }.first
    }
    return "# \(name.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      + lines.map { $0 + "\n" }.joined()
  }

  /// The grammar: each kind of line with what it is for.
  public static var grammar: [(pattern: String, summary: String)] {
    forms.map { ($0.pattern.text, $0.summary) }
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
