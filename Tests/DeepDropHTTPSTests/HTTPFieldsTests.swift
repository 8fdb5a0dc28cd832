import Testing

@testable import DeepDropHTTPS

@Suite struct HTTPFieldsTests {
  @Test func `names are found without case`() {
    let fields: HTTPFields = ["Content-Type": "a", "X": "b", "x": "c"]
    #expect(fields["content-type"] == "a")
    #expect(fields["x"] == "b")
    #expect(fields["y"] == nil)
  }

  @Test func `setting replaces every field of the name`() {
    var fields: HTTPFields = ["X": "b", "Y": "c", "x": "d"]
    fields["x"] = "e"
    #expect(fields == ["Y": "c", "x": "e"])
    fields["Y"] = nil
    #expect(fields == ["x": "e"])
  }

  @Test func `a value cannot add a field`() {
    let fields: HTTPFields = ["X": "a\r\nY: b\0"]
    #expect(fields["x"] == "a  Y: b ")
  }
}
