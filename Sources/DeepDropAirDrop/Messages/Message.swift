import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A body of `/Discover` or `/Ask`, or an answer to one: a property list with a dictionary as its root.
///
/// Written as a binary property list; read from binary or XML, within the bounds of ``PropertyList/Limits/message``.
protocol Message: Codable {
  /// How the message is called in an error.
  static var name: String { get }
}

extension Message {
  /// Reads a body, leniently: an integer does for a boolean, and only the wrong *kind* of value is an error.
  static func parse(_ bytes: [UInt8]) throws(AirDropError) -> Self {
    let list: PropertyList
    do {
      list = try PropertyList(parsing: bytes, limits: .message)
    } catch {
      throw .malformed(name, "is not a property list: \(error.message)")
    }
    guard list.dictionary != nil else { throw .malformed(name, "is not a dictionary") }
    do {
      return try list.decode(Self.self)
    } catch let error as AirDropError {
      throw error
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context)
    {
      throw .malformed(name, "has a wrong value at \(Self.path(context.codingPath))")
    } catch {
      throw .malformed(name, "cannot be read")
    }
  }

  /// The body as a binary property list.
  var encoded: [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // Strings, numbers, data, arrays and dictionaries: nothing that this encoder could refuse.
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  /// Keys come from our own tables, so a path can be shown.
  private static func path(_ codingPath: [any CodingKey]) -> String {
    codingPath.isEmpty
      ? "its root"
      : codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }
}
