#if os(Linux)
  /// A key that means something in a list.
  enum Key: Sendable, Hashable {
    case up
    case down
    case enter
    case digit(Int)
    case erase
    case quit

    /// The keys in what a terminal sent at once; an escape sequence comes in one piece.
    static func keys(in bytes: [UInt8]) -> [Key] {
      var keys: [Key] = []
      var rest = bytes[...]
      while let byte = rest.popFirst() {
        switch byte {
        case 0x0A, 0x0D: keys.append(.enter)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): keys.append(.digit(Int(byte) - 0x30))
        case 0x08, 0x7F: keys.append(.erase)
        case UInt8(ascii: "k"): keys.append(.up)
        case UInt8(ascii: "j"): keys.append(.down)
        case UInt8(ascii: "q"), 0x04: keys.append(.quit)
        case 0x1B: keys += escape(&rest)
        default: break
        }
      }
      return keys
    }

    /// Arrows are `ESC [ A` or `ESC O A`; an escape alone is the key of that name.
    private static func escape(_ rest: inout ArraySlice<UInt8>) -> [Key] {
      guard let kind = rest.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
        return rest.isEmpty ? [.quit] : []
      }
      rest.removeFirst()
      // Parameters go up to the letter that says what the sequence is.
      let parameters = rest.prefix { (0x20...0x3F).contains($0) }
      rest = rest.dropFirst(parameters.count)
      return switch rest.popFirst() {
      case UInt8(ascii: "A"): [.up]
      case UInt8(ascii: "B"): [.down]
      default: []
      }
    }
  }
#endif
