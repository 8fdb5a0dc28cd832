import DeepDropPropertyList
import Testing

@Suite struct DictionaryTests {
  private func dictionary(_ xml: String) throws -> PropertyList.Dictionary {
    let list = try PropertyList(parsing: Array("<dict>\(xml)</dict>".utf8))
    return try #require(list.dictionary)
  }

  private func entries(_ keys: [Int]) -> String {
    keys.map { "<key>k\($0)</key><integer>\($0)</integer>" }.joined()
  }

  @Test func `entries keep the order of the source and keys written twice`() throws {
    let dictionary = try dictionary(entries([2, 1, 2]))
    #expect(dictionary.entries.map(\.key) == ["k2", "k1", "k2"])
    #expect(dictionary.keys == ["k1", "k2"])
  }

  @Test(arguments: [2, 100])
  func `the last of two equal keys wins in XML`(count: Int) throws {
    let dictionary = try dictionary(
      entries(Array(1...count)) + "<key>k1</key><string>last</string>"
    )
    #expect(dictionary["k1"]?.string == "last")
    #expect(dictionary["k\(count)"]?.integer == count)
    #expect(dictionary["absent"] == nil)
    #expect(dictionary.repeated.map(\.entry.value.integer) == [1])
    #expect(dictionary.repeated.map(\.counting.value.string) == ["last"])
  }

  @Test(arguments: [2, 100])
  func `the first of two equal keys wins in binary`(count: Int) throws {
    let head: [UInt8] = [0xDF, 0x11] + bigEndian(count, size: 2)
    let keys: [UInt8] = Array(repeating: 1, count: count)
    let values: [UInt8] = [2] + Array(repeating: 3, count: count - 1)
    let list = try PropertyList(
      parsing: binary([head + keys + values, [0x51, 0x61], [0x09], [0x08]])
    )
    #expect(list["a"]?.boolean == true)
    let repeated = try #require(list.dictionary).repeated
    #expect(repeated.map(\.entry.value.boolean) == Array(repeating: false, count: count - 1))
    #expect(repeated.allSatisfy { $0.counting.value.boolean == true })
  }

  @Test(arguments: [3, 100])
  func `order does not make dictionaries differ`(count: Int) throws {
    let one = try dictionary(entries(Array(1...count)))
    let other = try dictionary(entries((1...count).reversed()))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.entries != other.entries)
  }

  @Test(arguments: [1, 100])
  func `a key written twice counts once`(count: Int) throws {
    let one = try dictionary(entries(Array(1...count)))
    let other = try dictionary(entries([1] + Array(1...count)))
    #expect(one == other)
    #expect(other == one)
    #expect(try other != dictionary(entries(Array(1...count + 1))))
    #expect(try other != dictionary(entries([1, 1] + Array(2...count + 1))))
  }

  @Test func `a missing key and another value make dictionaries differ`() throws {
    let one = try dictionary(entries([1, 2]))
    #expect(try one != dictionary(entries([1])))
    #expect(try one != dictionary(entries([1, 3])))
    #expect(try one != dictionary("<key>k1</key><integer>1</integer><key>k2</key><true/>"))
  }
}
