import Testing

@testable import DeepDropHTTPS

@Suite struct LineReaderTests {
  @Test(arguments: [1, 2, 5])
  func `in whatever pieces a line comes, it counts the same`(piece: Int) throws {
    let text = Array("abc\r\nde\n".utf8)
    #expect(try read(text, by: piece, limit: text.count) == ["abc", "de"])
    let error = #expect(throws: HTTPSError.self) {
      try read(text, by: piece, limit: text.count - 1)
    }
    #expect(error?.code == .tooLarge)
  }

  private func read(_ text: [UInt8], by count: Int, limit: Int) throws(HTTPSError) -> [String] {
    var reader = LineReader(limit: limit)
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      var piece = rest.prefix(count)
      rest = rest.dropFirst(count)
      while !piece.isEmpty {
        if let line = try reader.next(from: &piece) { lines.append(line) }
      }
    }
    return lines
  }
}
