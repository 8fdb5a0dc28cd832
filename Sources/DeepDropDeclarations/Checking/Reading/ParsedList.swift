internal import DeepDropPropertyList

/// A property list, whatever has to be done before it is one.
struct ParsedList: Sendable {
  let root: PropertyList
  /// What the preprocessor left, where the file has lines for it.
  var condition: ConditionalReading?
  /// What is wrong with the file, though its values can be judged.
  var damage: Damage?
  /// How many bytes were put before those of the file.
  var shift = 0

  init(_ bytes: [UInt8], definitions: [String: String]) throws(PropertyListError) {
    do throws(PropertyListError) {
      root = try PropertyList(parsing: bytes)
    } catch {
      guard error.code != .limitExceeded else { throw error }
      let damage = Damage(error, in: bytes)
      if damage.kind == .fragment, let completed = Self.completed(bytes) {
        root = completed
        self.damage = damage
        shift = Self.opening.count
        return
      }
      // Only now is it worth looking for a preprocessor: a comment may hold such lines, too.
      guard let condition = ConditionalReading(bytes, definitions: definitions) else { throw error }
      root = try PropertyList(parsing: condition.bytes)
      self.condition = condition
    }
  }

  private static let opening = Array("<plist><dict>".utf8)

  /// A fragment with a dictionary around it.
  private static func completed(_ bytes: [UInt8]) -> PropertyList? {
    try? PropertyList(parsing: opening + bytes + Array("</dict></plist>".utf8))
  }
}
