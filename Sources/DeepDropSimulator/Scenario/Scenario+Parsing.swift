import DeepDropPropertyList

extension Scenario {
  /// Reads the app at a path: what the lines `install` and `store` name.
  public typealias Loader = @Sendable (String) throws -> DeviceApp

  /// Reads the picture at a path: what stands behind `icon`.
  public typealias PictureLoader = @Sendable (String) throws -> [UInt8]

  /// What reads the files that lines name.
  struct Files: Sendable {
    let app: Loader
    let picture: PictureLoader
  }

  /// The most bytes of a file.
  public static let maximumLength = 1 << 20

  /// Reads the bytes of a file, which are UTF-8, as ``init(parsing:name:load:pictures:)`` does.
  ///
  /// - Throws: what that throws, and ``SimulatorError/Code/syntax`` with the first line that is
  ///   no UTF-8.
  public init(
    parsing bytes: [UInt8],
    name: String,
    load: @escaping Loader,
    pictures: PictureLoader? = nil
  ) throws(SimulatorError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Decoding repairs: what was damaged comes out different.
    if let index = lines.firstIndex(where: {
      !String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0)
    }) {
      throw .noText(line: index + 1)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    try self.init(parsing: text, name: name, load: load, pictures: pictures)
  }

  /// Reads a file: one step a line, in the words of the ``grammar``.
  ///
  /// The first comment is its name; a byte order mark before it is none of its text.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - name: What it is called when it does not begin with a comment.
  ///   - load: Reads the apps.
  ///   - pictures: Reads the pictures; nil where there are none.
  /// - Throws: ``SimulatorError/Code/syntax`` for the first line that is none, with line and column,
  ///   and with what was probably meant.
  public init(
    parsing text: String,
    name: String,
    load: @escaping Loader,
    pictures: PictureLoader? = nil
  ) throws(SimulatorError) {
    guard text.utf8.count <= Self.maximumLength else {
      throw SimulatorError(
        .syntax,
        "The scenario is longer than the \(Self.maximumLength) bytes that one may have."
      )
    }
    let files = Files(app: load, picture: pictures ?? { throw SimulatorError.noPicture($0) })
    var names = Arguments.Names()
    var steps: [(line: Int, step: Step)] = []
    var title: String?
    let marks = text.unicodeScalars.prefix(1).filter { $0 == "\u{FEFF}" }.count
    // What else Unicode ends a line with may stand in a title.
    let lines = text.dropFirst(marks).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n"
    }
    for (index, line) in lines.enumerated() {
      if title == nil, steps.isEmpty, line.hasPrefix("#") {
        title = line.drop { $0 == "#" || $0.isWhitespace }.description
      }
      let words = try Word.words(of: line, numbered: index + 1)
      guard !words.isEmpty else { continue }
      let step = try Self.step(words, line: index + 1, names: names, files: files)
      names.note(step)
      steps.append((index + 1, step))
    }
    self.init(name: title ?? name, numbered: steps)
  }

  private static func step(
    _ words: [Word],
    line: Int,
    names: Arguments.Names,
    files: Files
  ) throws(SimulatorError) -> Step {
    var furthest = 0
    var wanted: [Pattern.Part] = []
    for form in forms {
      switch form.pattern.match(words) {
      case .fits(let found):
        var arguments = Arguments(found, line: line, names: names, files: files)
        return try form.read(&arguments)
      case .breaks(let place, let parts) where place > furthest:
        (furthest, wanted) = (place, parts)
      case .breaks(furthest, let parts):
        wanted += parts
      case .breaks:
        break
      }
    }
    throw .wanted(wanted, words, at: furthest, line)
  }
}

extension Arguments.Names {
  mutating func note(_ step: Step) {
    switch step {
    case .device(let device): devices.append(device.id)
    case .stock(let app), .act(.install(let app), _): apps.append(app)
    case .act(.share(.link(_, _, let icon?), _), _), .expect(.dialogIcon(let icon), _):
      if let path = icon.path { pictures[path] = icon }
    case .act, .expect: break
    }
  }
}

// MARK: Errors

extension SimulatorError {
  fileprivate static func noPicture(_ path: String) -> Self {
    Self(.cannotShare, "There is no picture at \(path.quoted).")
  }

  fileprivate static func noText(line: Int) -> Self {
    Self(.syntax, "line \(line): it is not UTF-8, which a scenario is written in", line: line)
  }

  fileprivate static func wanted(
    _ wanted: [Pattern.Part],
    _ words: [Word],
    at place: Int,
    _ line: Int
  ) -> Self {
    var literals: [String] = []
    var nouns: [String] = []
    for part in wanted {
      switch part {
      case .literal(let text): if !literals.contains(text) { literals.append(text) }
      case .slot(let slot):
        literals += slot.choices.filter { !literals.contains($0) }
        if slot.choices.isEmpty, !nouns.contains(slot.noun) { nouns.append(slot.noun) }
      }
    }
    let all = literals.map(\.quoted) + nouns
    guard place < words.count else {
      let end = words.last?.endColumn ?? 1
      return .syntax("the line ends where \(all.alternatives) is wanted", line, end)
    }
    let word = words[place]
    guard !all.isEmpty else {
      return .syntax("\(word.text.quoted) is too much, the line ends before it", line, word.column)
    }
    if let meant = word.text.closest(among: literals) {
      return .syntax(
        "\(word.text.quoted) is not understood, did you mean \(meant.quoted)?",
        line,
        word.column
      )
    }
    return .syntax(
      "\(word.text.quoted) stands where \(all.alternatives) is wanted",
      line,
      word.column
    )
  }
}

extension [String] {
  /// “a”, “b” or “c”.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
