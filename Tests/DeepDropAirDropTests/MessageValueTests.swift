import DeepDropKit
import DeepDropPropertyList
import Testing

@testable import DeepDropAirDrop

@Suite struct MessageValueTests {
  private func value(_ value: PropertyList.Value) -> MessageValue {
    MessageValue(PropertyList(.dictionary(["A": .array([PropertyList(value)])])), of: "/Ask")
  }

  /// The value as a message would read it: the first of the array `A`.
  private func first(_ value: PropertyList.Value) throws -> MessageValue {
    try #require(try self.value(value)["A"]?.array().first)
  }

  private let misfit = AirDropError.malformed("/Ask", "has a wrong value at A.[0]")

  @Test(
    arguments: [(.boolean(false), false), (.integer(0), false), (.integer(1), true)]
      as [(PropertyList.Value, Bool)]
  )
  func `a boolean is one, or 0 or 1`(value: PropertyList.Value, boolean: Bool) throws {
    #expect(try first(value).boolean() == boolean)
  }

  @Test(arguments: [.integer(2), .integer(-1), .string("true"), .real(1)] as [PropertyList.Value])
  func `nothing else is a boolean`(value: PropertyList.Value) throws {
    let value = try first(value)
    #expect(throws: misfit) { try value.boolean() }
  }

  @Test(
    arguments: [
      (.integer(-9_223_372_036_854_775_808), .min), (.boolean(true), 1), (.boolean(false), 0),
    ] as [(PropertyList.Value, Int64)]
  )
  func `a whole number is one, or a boolean`(value: PropertyList.Value, number: Int64) throws {
    #expect(try first(value).integer() == number)
  }

  @Test(
    arguments: [.integer(.init(UInt64.max)), .real(1), .string("1"), .data([1])]
      as [PropertyList.Value]
  )
  func `nothing else is a whole number, nor one of more bits`(value: PropertyList.Value) throws {
    let value = try first(value)
    #expect(throws: misfit) { try value.integer() }
  }

  @Test func `text, bytes and lists are of their own kind alone`() throws {
    #expect(try first(.string("é")).string() == "é")
    #expect(try first(.data([1, 2])).data() == [1, 2])
    let text = try first(.string("x"))
    let bytes = try first(.data([1]))
    #expect(throws: misfit) { try bytes.string() }
    #expect(throws: misfit) { try text.data() }
    #expect(throws: misfit) { try text.array() }
  }

  @Test func `what is missing is nil, also in what is no dictionary`() throws {
    #expect(value(.string("x"))["B"] == nil)
    #expect(try first(.string("x"))["B"] == nil)
  }

  @Test(arguments: [
    ("<key>Files</key><array><dict/></array>", "Files.[0].FileName"),
    (
      "<key>Files</key><array><dict><key>FileName</key><true/></dict></array>", "Files.[0].FileName"
    ),
    ("<key>Items</key><array><integer>1</integer></array>", "Items.[0]"),
    ("<key>SenderID</key><data>AA==</data>", "SenderID"),
    ("<key>TransferID</key><dict><key>id</key><true/></dict>", "TransferID.id"),
  ])
  func `a message says where a value is wrong`(content: String, place: String) {
    let body = Array("<plist><dict>\(content)</dict></plist>".utf8)
    let error = #expect(throws: AirDropError.self) { try AskRequest(parsing: body) }
    #expect(error?.message == "The body of /Ask has a wrong value at \(place).")
  }
}
