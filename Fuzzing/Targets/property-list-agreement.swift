// Modules: DeepDropPropertyList

import DeepDropPropertyList
import Foundation

/// Reads the input, and stops where Foundation reads another value from the same bytes.
///
/// Only what our limits let pass is handed on: Foundation has none.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  guard let list = try? PropertyList(parsing: bytes, limits: .message) else { return 0 }
  let data = Data(bytes)
  guard let object = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
    return 0
  }
  guard agrees(list, object) else { fatalError("We read \(list.value), Foundation \(object).") }
  return 0
}

/// Foundation leaks the error of what it refuses, which would end the run.
@_cdecl("__lsan_is_turned_off")
public func ignoresLeaks() -> CInt { 1 }

private func agrees(_ list: PropertyList, _ object: Any) -> Bool {
  switch list.value {
  case .string(let string): return object as? String == string
  case .boolean(let boolean): return object as? Bool == boolean
  case .data(let data): return (object as? Data).map(Array.init) == data
  case .date(let seconds): return (object as? Date)?.timeIntervalSinceReferenceDate == seconds
  case .real(let number):
    guard let theirs = (object as? NSNumber)?.doubleValue else { return false }
    return theirs == number || theirs.isNaN && number.isNaN
  case .integer(let number):
    guard let theirs = object as? NSNumber else { return false }
    // Of sixteen bytes Foundation takes the last eight, and so has no sign.
    return number.isNegative
      ? theirs.uint64Value == 0 &- number.magnitude : theirs.uint64Value == number.magnitude
  case .uid:
    return "\(type(of: object))".contains("UID")
  case .array(let values):
    guard let theirs = object as? [Any], theirs.count == values.count else { return false }
    return zip(values, theirs).allSatisfy(agrees)
  case .dictionary(let dictionary):
    guard let theirs = object as? [String: Any] else { return false }
    let keys = dictionary.keys
    return theirs.count == keys.count
      && keys.allSatisfy { key in
        guard let ours = dictionary[key], let theirs = theirs[key] else { return false }
        return agrees(ours, theirs)
      }
  }
}
