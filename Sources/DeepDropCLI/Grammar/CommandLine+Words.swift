import DeepDropPropertyList

extension CommandLine {
  /// The words behind the program's name.
  ///
  /// One that is not UTF-8 is refused: `arguments` mends it, and the file of the mended name is
  /// missing, or another.
  static func words() throws(Failure) -> [String] {
    // Swift reads them there on Linux, which names a program that nobody named.
    guard argc > 0 else {
      throw Failure(.noInput, nil, "the words of the command cannot be read: /proc is not mounted")
    }
    var words: [String] = []
    for index in 1..<Int(argc) {
      guard let argument = unsafe unsafeArgv[index] else { break }
      let word = unsafe SystemName(argument)
      guard let text = word.text else {
        throw .usage(word.shown, "not UTF-8, rename it if it is a file")
      }
      words.append(text)
    }
    return words
  }
}
