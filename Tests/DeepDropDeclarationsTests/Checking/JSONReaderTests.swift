import DeepDropPropertyList
import Testing

@testable import DeepDropDeclarations

@Suite struct JSONReaderTests {
  @Test func `values have their kinds and their places`() throws {
    let text = "\u{FEFF}{\"a\": [true, -1.5e1, \"\\u00e9\\ud83d\\ude00\\n\\/\"],\r\n \"b\": {}}"
    let list = try JSONReader.read(Array(text.utf8))
    #expect(list["a"]?.array?.map(\.value) == [.boolean(true), .real(-15), .string("é😀\n/")])
    #expect(list["b"]?.dictionary?.entries == [])
    #expect(list["b"]?.position.range == 58..<60)
    #expect(list["a"]?.array?[0].position.range == 10..<14)
  }

  @Test func `null is empty data, which JSON has not`() throws {
    #expect(try JSONReader.read(Array("[null]".utf8)).array?.map(\.value) == [.data([])])
  }

  @Test func `numbers are those of RFC 8259`() throws {
    let list = try JSONReader.read(Array("[0, -0.5, 10, 1E+2, 25e-1]".utf8))
    #expect(list.array?.map(\.value) == [.real(0), .real(-0.5), .real(10), .real(100), .real(2.5)])
  }

  @Test(
    arguments: [
      ([0x22, 0xE9, 0x22], 1), ([0x22, 0x22, 0xC3], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      // The beginning of what stands for damage.
      ([0x22, 0xEF, 0xBF], 3),
    ] as [([UInt8], Int)]
  )
  func `what is not UTF-8 is refused where it is not`(bytes: [UInt8], offset: Int) {
    #expect(throws: JSONError("The JSON is not UTF-8.", at: offset)) { try JSONReader.read(bytes) }
  }

  @Test(arguments: [
    ("{\"a\" 1}", "“:” is wanted here.", 5), ("[1 2]", "“]” is wanted here.", 3),
    ("[nil]", "“nil” is no value of a site association.", 1), ("", "The JSON ends too early.", 0),
    ("\"a", "The JSON ends too early.", 2),
    ("\"\\x\"", "A string holds an escape that JSON does not have.", 3),
    ("\"a\u{1}\"", "A string holds a control character.", 2),
    ("{} x", "The JSON goes on after its end.", 3),
    ("[0x10]", "“0x10” is no value of a site association.", 1),
    ("[-inf]", "“-inf” is no value of a site association.", 1),
    ("[+1]", "“+1” is no value of a site association.", 1),
    ("[01]", "“01” is no value of a site association.", 1),
    ("[.5]", "“.5” is no value of a site association.", 1),
    ("[1.]", "“1.” is no value of a site association.", 1),
    ("[1e]", "“1e” is no value of a site association.", 1),
  ])
  func `a mistake has its sentence and its place`(text: String, message: String, offset: Int) {
    do throws(JSONError) {
      _ = try JSONReader.read(Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error == JSONError(message, at: offset))
    }
  }
}
