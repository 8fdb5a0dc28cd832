import DeepDropPropertyList
import Foundation

/// Makes the same values again from the same seed, each as Foundation has it and as we do.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64, which needs no warming up.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(depth: Int) -> (object: Any, value: PropertyList.Value) {
    switch Int.random(in: depth < 4 ? 0...8 : 0...6, using: &self) {
    case 0:
      let string = string()
      return (string, .string(string))
    case 1:
      let shift = UInt64.random(in: 0..<64, using: &self)
      let number = Int64(bitPattern: next() >> shift)
      return (NSNumber(value: number), .integer(.init(number)))
    case 2:
      let number = next() | 1 << 63
      return (NSNumber(value: number), .integer(.init(number)))
    case 3:
      let number = Double(Int32(truncatingIfNeeded: next())) / 4096
      return (NSNumber(value: number), .real(number))
    case 4:
      let flag = Bool.random(using: &self)
      return (flag, .boolean(flag))
    case 5:
      // XML holds whole seconds only.
      let seconds = Double(Int64.random(in: -40_000_000_000...200_000_000_000, using: &self))
      return (Date(timeIntervalSinceReferenceDate: seconds), .date(seconds))
    case 6:
      let bytes = (0..<Int.random(in: 0...70, using: &self)).map { _ in UInt8(next() >> 56) }
      return (Data(bytes), .data(bytes))
    case 7:
      let elements = (0..<Int.random(in: 0...20, using: &self)).map { _ in next(depth: depth + 1) }
      return (elements.map(\.object), .array(elements.map { unplaced($0.value) }))
    default:
      return dictionary(depth: depth)
    }
  }

  private mutating func dictionary(depth: Int) -> (object: Any, value: PropertyList.Value) {
    var object: [String: Any] = [:]
    var entries: [PropertyList.Dictionary.Entry] = []
    for _ in 0..<Int.random(in: 0...20, using: &self) {
      let key = string()
      guard object[key] == nil else { continue }
      let element = next(depth: depth + 1)
      object[key] = element.object
      entries.append(.init(key: key, keyPosition: .none, value: unplaced(element.value)))
    }
    return (object, .dictionary(.init(entries, duplicates: .firstWins)))
  }

  private mutating func string() -> String {
    let alphabet = "abc \n\t&<>\"'é中😀\u{1}\u{7F}\u{A0}]"
    let letters = Array(alphabet.unicodeScalars)
    var string = ""
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      string.unicodeScalars.append(letters.randomElement(using: &self) ?? "a")
    }
    return string
  }

  private func unplaced(_ value: PropertyList.Value) -> PropertyList {
    PropertyList(value)
  }
}
