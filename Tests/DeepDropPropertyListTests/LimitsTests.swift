import DeepDropPropertyList
import Testing

/// Small files that stand for much: each is refused at once, before anything is allocated for it.
///
/// A11: lengths past the end, nesting without end, references in a circle.
@Suite(.timeLimit(.minutes(5))) struct LimitsTests {
  private func error(
    _ bytes: [UInt8],
    limits: PropertyList.Limits = .default
  ) -> PropertyListError? {
    #expect(throws: PropertyListError.self) { try PropertyList(parsing: bytes, limits: limits) }
  }

  @Test func `references that double forty times are refused`() {
    let doubling = (1...40).map { [0xA2, UInt8($0), UInt8($0)] }
    #expect(
      error(binary(doubling + [[0x09]]))?.message
        == "The property list has more than 500000 values."
    )
  }

  @Test func `arrays within arrays are refused below the limit of depth`() {
    let count = 100_000
    let nested = (1..<count).map { [0xA1] + bigEndian($0, size: 4) } + [[0xA0]]
    let error = error(binary(nested, referenceSize: 4))
    #expect(error?.message == "Arrays and dictionaries are nested more than 64 deep.")
    #expect(error?.code == .limitExceeded)
  }

  @Test func `an array that contains itself is refused`() {
    #expect(error(binary(["a2 00 01", "09"]))?.message == "Object 0 contains itself.")
  }

  @Test func `a string longer than the file is refused`() {
    let string = "6f 10 72 00e4 4e2d"
    #expect(error(binary([string]))?.message == "An object runs past the end of the objects.")
  }

  @Test func `objects that share their bytes are refused`() {
    // A thousand strings, each beginning in the one before.
    let count = 1_000
    var bytes = Array("bplist00".utf8) + [0xAF, 0x11] + bigEndian(count, size: 2)
    for number in 1...count { bytes += bigEndian(number, size: 2) }
    let string = bytes.count
    bytes += [0x5F, 0x11] + bigEndian(8_000, size: 2)
    bytes += Array(repeating: 0x41, count: 8_000)
    let table = bytes.count
    for offset in [8] + Array(repeating: string, count: count) {
      bytes += bigEndian(offset, size: 4)
    }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    bytes += [count + 1, 0, table].flatMap { bigEndian($0, size: 8) }
    #expect(error(bytes)?.message == "Objects overlap.")
  }

  @Test(arguments: ["array", "dict"])
  func `elements within elements are refused below the limit of depth`(element: String) {
    let opening = element == "dict" ? "<dict><key>a</key>" : "<array>"
    let error = error(Array(String(repeating: opening, count: 100_000).utf8))
    #expect(error?.message == "Arrays and dictionaries are nested more than 64 deep.")
    #expect(error?.offset == 64 * opening.utf8.count)
  }

  @Test func `depth counts arrays and dictionaries`() throws {
    let limits = PropertyList.Limits(bytes: 1_000, depth: 2, nodes: 10, stringLength: 10)
    let two = Array("<array><array><true/></array></array>".utf8)
    #expect(try PropertyList(parsing: two, limits: limits).array?.count == 1)
    let three = Array("<array><array><array><true/></array></array></array>".utf8)
    #expect(error(three, limits: limits)?.code == .limitExceeded)
  }

  @Test func `nodes count values and keys`() throws {
    let limits = PropertyList.Limits(bytes: 1_000, depth: 2, nodes: 3, stringLength: 10)
    let three = Array("<dict><key>a</key><true/></dict>".utf8)
    #expect(try PropertyList(parsing: three, limits: limits)["a"]?.boolean == true)
    #expect(
      try PropertyList(parsing: binary(["d1 01 02", "51 61", "09"]), limits: limits)["a"]
        != nil
    )
    let four = Array("<dict><key>a</key><array><true/></array></dict>".utf8)
    #expect(error(four, limits: limits)?.message == "The property list has more than 3 values.")
    let binaryFour = binary(["d1 01 02", "51 61", "a1 03", "09"])
    #expect(
      error(binaryFour, limits: limits)?.message == "The property list has more than 3 values."
    )
  }

  @Test func `a string may be as long as the limit and no longer`() throws {
    let limits = PropertyList.Limits(bytes: 1_000, depth: 2, nodes: 10, stringLength: 3)
    #expect(try PropertyList(parsing: binary(["53 414243"]), limits: limits).string == "ABC")
    #expect(error(binary(["54 41424344"]), limits: limits)?.code == .limitExceeded)
    let three = Array("<string>abc</string>".utf8)
    #expect(try PropertyList(parsing: three, limits: limits).string == "abc")
    for text in ["abcd", "a&lt;", "<![CDATA[abcd]]>"] {
      let error = error(Array("<string>\(text)</string>".utf8), limits: limits)
      #expect(error?.message == "A string is longer than 3 bytes.")
    }
  }

  @Test func `a file may be as long as the limit and no longer`() throws {
    let limits = PropertyList.Limits(bytes: 7, depth: 2, nodes: 10, stringLength: 3)
    #expect(try PropertyList(parsing: Array("<true/>".utf8), limits: limits).boolean == true)
    #expect(
      error(Array("<false/>".utf8), limits: limits)?.message
        == "The property list has 8 bytes; at most 7 are read."
    )
  }

  @Test func `no limit lets the stack overflow`() {
    let limits = PropertyList.Limits(bytes: .max, depth: .max, nodes: .max, stringLength: .max)
    #expect(limits.depth == 64)
    #expect(limits.bytes == 1 << 30)
  }
}
