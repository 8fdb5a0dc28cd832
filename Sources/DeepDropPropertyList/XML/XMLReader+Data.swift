extension XMLReader {
  /// Reads base-64 (RFC 4648 §4) with white space anywhere.
  ///
  /// The padding has to be right. Foundation drops what it cannot read without a word.
  mutating func data(_ tag: XMLTag) throws(PropertyListError) -> [UInt8] {
    guard !tag.isEmpty else { throw error("<data/> is spelled <data></data>.", at: tag.start) }
    let start = index
    var data: [UInt8] = []
    var group: UInt32 = 0
    var digits = 0
    var padding = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let byte = bytes[index]
      let digit = base64Digits[Int(byte)]
      if digit < 64, padding == 0 {
        group = group << 6 | UInt32(digit)
        digits += 1
      } else if byte == UInt8(ascii: "="), digits % 4 + padding >= 2, digits % 4 + padding < 4 {
        padding += 1
      } else if !isXMLSpace(byte) {
        throw error("<data> holds what is no base-64.", at: index)
      }
      index += 1
      if digits % 4 == 0, digits > 0, padding == 0, digit < 64 {
        data.append(UInt8(truncatingIfNeeded: group >> 16))
        data.append(UInt8(truncatingIfNeeded: group >> 8))
        data.append(UInt8(truncatingIfNeeded: group))
      }
    }
    guard (digits % 4 + padding) % 4 == 0 else {
      throw error("<data> holds base-64 that breaks off.", at: start)
    }
    switch padding {
    case 1:
      data.append(UInt8(truncatingIfNeeded: group >> 10))
      data.append(UInt8(truncatingIfNeeded: group >> 2))
    case 2:
      data.append(UInt8(truncatingIfNeeded: group >> 4))
    default:
      break
    }
    return data
  }
}

/// The value of each character as a digit, and 64 where it is none.
private let base64Digits: [UInt8] = {
  var table = [UInt8](repeating: 64, count: 256)
  let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  for (digit, character) in alphabet.utf8.enumerated() {
    table[Int(character)] = UInt8(digit)
  }
  return table
}()
