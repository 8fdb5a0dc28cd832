import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

/// The words in the places of a line, taken one after another, each checked as it is taken.
struct Arguments {
  /// What earlier lines named.
  struct Names {
    var devices: [Device.ID] = []
    var apps: [DeviceApp] = []
    /// The pictures by their paths, each read once.
    var pictures: [String: Thumbnail] = [:]
  }

  let line: Int
  let names: Names
  /// Reads what lies at a path.
  let files: Scenario.Files
  private var words: ArraySlice<Word?>

  init(_ words: [Word?], line: Int, names: Names, files: Scenario.Files) {
    self.words = words[...]
    self.line = line
    self.names = names
    self.files = files
  }

  /// The word in the next place; nil where that was left out.
  private mutating func next() -> Word? { words.popFirst() ?? nil }

  private mutating func word() throws(SimulatorError) -> Word {
    guard let word = next() else { throw .syntax("a word is missing", line, 1) }
    return word
  }

  mutating func text() throws(SimulatorError) -> String { try word().text }

  /// A word among those that its place allows, as the value that it stands for.
  mutating func value<Value>(
    _ value: (String) -> Value?
  ) throws(SimulatorError) -> Value {
    let word = try word()
    guard let value = value(word.text) else {
      throw .syntax("\(word.text.quoted) is not understood", line, word.column)
    }
    return value
  }

  mutating func link() throws(SimulatorError) -> DeepLink {
    try link(word())
  }

  mutating func optionalLink() throws(SimulatorError) -> DeepLink? {
    guard let word = next() else { return nil }
    return try link(word)
  }

  private func link(_ word: Word) throws(SimulatorError) -> DeepLink {
    do throws(LinkError) {
      return try DeepLink(word.text)
    } catch {
      throw .syntax(error.message, line, word.column)
    }
  }

  mutating func optionalText() -> String? { next()?.text }

  mutating func optionalProfile() -> OSProfile {
    next().flatMap { OSProfile(named: $0.text) } ?? .iOS16
  }

  mutating func optionalStrategy() -> AirDropStrategy {
    let name = next()?.text ?? AirDropStrategy.file.name
    return AirDropStrategy.named.first { $0.key == name }?.value ?? .file
  }

  mutating func shared(_ title: String) throws(SimulatorError) -> SharedLink {
    let link = try link()
    let column = (words.first ?? nil)?.column ?? 1
    do throws(LinkError) {
      return try SharedLink(title: title, link: link, webURL: optionalWebLink())
    } catch {
      throw .syntax(error.message, line, column)
    }
  }

  private mutating func optionalWebLink() throws(LinkError) -> DeepLink? {
    guard let word = next() else { return nil }
    return try DeepLink(word.text)
  }

  mutating func count() throws(SimulatorError) -> Int {
    let word = try word()
    guard let count = Int(word.text), count >= 0 else {
      throw .syntax("\(word.text.quoted) is not a number", line, word.column)
    }
    return count
  }

  mutating func newDevice() throws(SimulatorError) -> Device.ID {
    let word = try word()
    guard !names.devices.contains(word.text) else {
      throw .syntax("there is a device \(word.text.quoted) already", line, word.column)
    }
    guard names.devices.count < Simulation.maximumDevices else {
      throw .syntax(
        "there are \(names.devices.count) devices, which is the most",
        line,
        word.column
      )
    }
    return word.text
  }

  mutating func device() throws(SimulatorError) -> Device.ID {
    let word = try word()
    guard names.devices.contains(word.text) else {
      throw .unknown("device", word, among: names.devices, line)
    }
    return word.text
  }

  /// An app that was installed or put into the store, by its identifier or by its name.
  mutating func app() throws(SimulatorError) -> DeviceApp.ID {
    let word = try word()
    let app = names.apps.first { $0.id == word.text } ?? names.apps.first { $0.name == word.text }
    guard let app else {
      throw .unknown("app", word, among: names.apps.flatMap { [$0.name, $0.id] }, line)
    }
    return app.id
  }

  mutating func installedApp() throws(SimulatorError) -> DeviceApp {
    let word = try word()
    do {
      return try files.app(word.text)
    } catch {
      throw .syntax("\(error)", line, word.column)
    }
  }

  mutating func thumbnail() throws(SimulatorError) -> Thumbnail {
    try thumbnail(word())
  }

  mutating func optionalThumbnail() throws(SimulatorError) -> Thumbnail? {
    guard let word = next() else { return nil }
    return try thumbnail(word)
  }

  private func thumbnail(_ word: Word) throws(SimulatorError) -> Thumbnail {
    if let known = names.pictures[word.text] { return known }
    do {
      return try Thumbnail(files.picture(word.text), path: word.text)
    } catch {
      throw .syntax("\(error)", line, word.column)
    }
  }
}

// MARK: Errors

extension SimulatorError {
  static func unknown(
    _ noun: String,
    _ word: Word,
    among known: [String],
    _ line: Int
  ) -> Self {
    let suggestion = word.text.closest(among: known).map { ", did you mean \($0.quoted)?" }
    let rest =
      suggestion ?? (known.isEmpty ? ", nor any other" : ": there is \(known.map(\.quoted).listed)")
    return .syntax("there is no \(noun) \(word.text.quoted)\(rest)", line, word.column)
  }
}
