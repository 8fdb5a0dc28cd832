import DeepDropPropertyList
import Foundation

/// What Foundation reads, as the same values, so that the two can be compared with `==`.
///
/// Keys written twice are gone by then; positions are empty.
func foundation(reads bytes: [UInt8]) throws -> PropertyList {
  let object = unsafe try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  return try PropertyList(foundation: object)
}

struct UnknownFoundationType: Error {
  let name: String
}

extension PropertyList {
  fileprivate init(foundation object: Any) throws {
    self.init(try Self.value(foundation: object))
  }

  private static func value(foundation object: Any) throws -> Value {
    switch object {
    case let dictionary as [String: Any]:
      let entries = try dictionary.map { key, value in
        Dictionary.Entry(key: key, keyPosition: .none, value: try .init(foundation: value))
      }
      return .dictionary(.init(entries, duplicates: .firstWins))
    case let array as [Any]: return .array(try array.map(PropertyList.init(foundation:)))
    case let string as String: return .string(string)
    case let data as Data: return .data(Array(data))
    case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
    // Not `as Bool`: that would take the integer 1 as well.
    case let boolean where type(of: boolean) == Bool.self: return .boolean(boolean as? Bool == true)
    case let number as NSNumber:
      let type = unsafe String(cString: number.objCType)
      return switch type {
      case "d", "f": .real(number.doubleValue)
      case "Q": .integer(.init(number.uint64Value))
      default: .integer(.init(number.int64Value))
      }
    default:
      return try uid(foundation: object)
    }
  }

  /// The number of a UID, whose type is Foundation's own: written as XML, it shows.
  private static func uid(foundation object: Any) throws -> Value {
    let data = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: .xml,
      options: 0
    )
    let digits = String(decoding: data, as: UTF8.self)
      .split(separator: "<integer>").last?.prefix { $0.isNumber }
    guard let digits, let number = UInt64(digits) else {
      throw UnknownFoundationType(name: "\(type(of: object))")
    }
    return .uid(number)
  }
}
