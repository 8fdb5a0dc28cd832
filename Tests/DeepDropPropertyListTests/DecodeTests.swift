import DeepDropPropertyList
import Foundation
import Testing

@Suite struct DecodeTests {
  private func decode<T: Decodable>(_ type: T.Type, _ xml: String) throws -> T {
    try PropertyList(parsing: Array(xml.utf8)).decode(type)
  }

  struct Everything: Codable, Hashable {
    var text = "é中"
    var small = Int8.min
    var great = UInt64.max
    var least = Int64.min
    var real = 1.5
    var single = Float(0.25)
    var flag = true
    var date = Date(timeIntervalSinceReferenceDate: 86_400)
    var data = Data([0, 1, 254, 255])
    var list = [[1, 2], []]
    var table = ["a": ["b": false], "": [:]]
    var absent: Int?
    var present: Int? = 7
    var address = URL(string: "https://example.com/a")
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `what Foundation's encoder writes is decoded`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let bytes = Array(try encoder.encode(Everything()))
    #expect(try PropertyList(parsing: bytes).decode(Everything.self) == Everything())
  }

  @Test func `an integer 0 or 1 is a boolean`() throws {
    #expect(
      try decode([Bool].self, "<array><integer>1</integer><integer>0</integer></array>")
        == [true, false]
    )
    #expect(throws: DecodingError.self) { try decode(Bool.self, "<integer>2</integer>") }
    #expect(throws: DecodingError.self) { try decode(Bool.self, "<string>No</string>") }
  }

  @Test func `a boolean is an integer 0 or 1`() throws {
    #expect(try decode([Int].self, "<array><true/><false/></array>") == [1, 0])
    #expect(try decode(UInt8.self, "<true/>") == 1)
  }

  @Test func `an integer is a floating-point number and not the reverse`() throws {
    #expect(try decode(Double.self, "<integer>-3</integer>") == -3)
    #expect(throws: DecodingError.self) { try decode(Int.self, "<real>3</real>") }
  }

  @Test func `an integer that does not fit is an error`() throws {
    #expect(try decode(Int8.self, "<integer>-128</integer>") == -128)
    #expect(throws: DecodingError.self) { try decode(Int8.self, "<integer>128</integer>") }
    #expect(throws: DecodingError.self) { try decode(UInt.self, "<integer>-1</integer>") }
  }

  @Test func `data is bytes and no array of other numbers`() throws {
    #expect(try decode([UInt8].self, "<data>AAH/</data>") == [0, 1, 255])
    #expect(try decode(Data.self, "<data>AAH/</data>") == Data([0, 1, 255]))
    #expect(try decode(Data.self, "<data></data>") == Data())
    #expect(throws: DecodingError.self) { try decode([Int].self, "<data>AAH/</data>") }
  }

  @Test func `an array of integers is bytes`() throws {
    #expect(try decode([UInt8].self, "<array><integer>255</integer></array>") == [255])
    #expect(throws: DecodingError.self) {
      try decode([UInt8].self, "<array><integer>256</integer></array>")
    }
  }

  struct Outer: Decodable {
    struct Inner: Decodable {
      let value: Int
    }

    let list: [Inner]
  }

  @Test func `an error says path, line and column`() throws {
    let xml = """
      <dict><key>list</key><array>
        <dict><key>value</key><integer>1</integer></dict>
        <dict><key>value</key><string>1</string></dict>
      </array></dict>
      """
    let error = #expect(throws: DecodingError.self) { try decode(Outer.self, xml) }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("not a mismatch: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["list", "Index 1", "value"])
    #expect(context.debugDescription == "line 3, column 25: Expected Int, found string.")
  }

  @Test func `a missing key is named`() throws {
    let xml = "<dict><key>list</key><array><dict/></array></dict>"
    let error = #expect(throws: DecodingError.self) { try decode(Outer.self, xml) }
    guard case .keyNotFound(let key, let context) = error else {
      Issue.record("not a missing key: \(String(describing: error))")
      return
    }
    #expect(key.stringValue == "value")
    #expect(context.codingPath.map(\.stringValue) == ["list", "Index 0"])
    #expect(context.debugDescription == "line 1, column 29: The dictionary has no key \"value\".")
  }

  struct Endless: Decodable {
    init(from decoder: any Decoder) throws {
      self = try decoder.singleValueContainer().decode(Endless.self)
    }
  }

  @Test func `a type that asks for itself without end is an error`() {
    #expect(throws: DecodingError.self) { try decode(Endless.self, "<true/>") }
  }

  /// The example of ``PropertyList/decode(_:)``.
  struct Hello: Decodable {
    let name: String
    let canReceive: Bool
  }

  @Test func `the example in the documentation works`() throws {
    let bytes = binary([
      "d2 01 02 03 04", "54 6e616d65", "5a 63616e52656365697665", "51 41", "10 01",
    ])
    let hello = try PropertyList(parsing: bytes, limits: .message).decode(Hello.self)
    #expect(hello.name == "A")
    #expect(hello.canReceive)
  }
}
