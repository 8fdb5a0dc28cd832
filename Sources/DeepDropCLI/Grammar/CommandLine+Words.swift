import DeepDropPropertyList

extension CommandLine {
  /// The words behind the program's name.
  ///
  /// One that is not UTF-8 is refused: `arguments` mends it, and the file of the mended name is
  /// missing, or another.
  static func words() throws(Failure) -> [String] {
    #if os(Linux)
      // Where nobody named a program, Linux does since 5.18: no word at all is one not read.
      guard argc > 0 else {
        throw Failure(.noInput, nil, "the command's words cannot be read in /proc/self/cmdline")
      }
    #endif
    var words: [String] = []
    // Whoever starts a program may leave even its name out.
    for index in 1..<max(1, Int(argc)) {
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
