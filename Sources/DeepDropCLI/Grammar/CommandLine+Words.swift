import DeepDropPropertyList

extension CommandLine {
  /// The words behind the program's name.
  ///
  /// One that is not UTF-8 is refused: `arguments` mends it, and the file of the mended name is
  /// missing, or another.
  static func words() throws(Failure) -> [String] {
    var words: [String] = []
    // Whoever starts a program may leave even its name out.
    for index in 1..<max(1, Int(argc)) {
      guard let argument = unsafe unsafeArgv[index] else { break }
      let bytes = unsafe sequence(first: argument) { unsafe $0 + 1 }
        .prefix { unsafe $0.pointee != 0 }.map { unsafe UInt8(bitPattern: $0.pointee) }
      let word = SystemName(bytes)
      guard let text = word.text else {
        throw .usage(word.shown, "not UTF-8, rename it if it is a file")
      }
      words.append(text)
    }
    return words
  }
}
