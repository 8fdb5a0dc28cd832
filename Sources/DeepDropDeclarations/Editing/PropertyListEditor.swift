internal import DeepDropKit
internal import DeepDropPropertyList

/// Changes an XML property list by position, and keeps every other byte.
///
/// Comments, the order of keys, indentation, line endings and a byte order mark stay as they are;
/// what is added is laid out like its surroundings. Merging the same again changes nothing.
///
/// ```swift
/// var editor = try PropertyListEditor(bytes)
/// try editor.merge(Declarations(for: acme))
/// print(String(decoding: editor.bytes, as: UTF8.self))
/// ```
///
/// Lines for the C preprocessor are understood as far as they need be: what depends on a condition
/// is left alone, and what is added does not depend on any.
public struct PropertyListEditor: Sendable, Hashable {
  /// The property list as it stands after the edits so far.
  public private(set) var bytes: [UInt8]
  /// What stood there and became something else, in the order of the edits; additions are none.
  public private(set) var changes: [Change] = []

  let root: PropertyList
  private let conditions: ConditionalText?

  /// Reads a property list in XML, in UTF-8, with a dictionary as its root.
  ///
  /// - Parameter bytes: The whole file, at most 4 MiB.
  /// - Throws: ``DeclarationError/Code/notEditable`` for a binary property list or one in UTF-16,
  ///   ``DeclarationError/Code/noRootDictionary`` for another root,
  ///   ``DeclarationError/Code/preprocessed`` for conditions that do not enclose whole elements,
  ///   ``DeclarationError/Code/unreadable`` for everything else that cannot be read, such as a
  ///   fragment of keys without a root.
  public init(_ bytes: [UInt8]) throws(DeclarationError) {
    guard PropertyList.Format(of: bytes) != .binary else { throw .binary }
    guard !PropertyList.isUTF16(bytes) else { throw .utf16 }
    self.bytes = bytes
    do {
      root = try PropertyList(parsing: bytes)
      conditions = nil
    } catch {
      guard let conditions = ConditionalText(bytes) else { throw .unreadable(error) }
      self.conditions = conditions
      do {
        root = try PropertyList(parsing: conditions.unconditional)
      } catch {
        throw .preprocessed(error)
      }
    }
    guard root.dictionary != nil else { throw .root(root) }
  }

  /// What the property list declares by now.
  public var declarations: Declarations { Declarations(reading: root) }

  /// Declares in an Info.plist what it does not declare yet.
  ///
  /// Entries about the same type, the same claim or the same scheme are completed where they
  /// stand. What the app has decided otherwise stays where both are right: whether it opens files
  /// in place, its roles, its names for URL types, a document type that claims more types.
  ///
  /// - Parameters:
  ///   - declarations: What is to be declared.
  ///   - suggestions: What of it nobody asked for; it stays out where something of the kind stands
  ///     already. All else takes the place of what differs, and ``changes`` tells.
  /// - Throws: The codes of ``Declarations/validate()``;
  ///   ``DeclarationError/Code/wrongKind`` where the property list has, say, a string for an array,
  ///   or a bundle identifier that is no string;
  ///   ``DeclarationError/Code/conflict`` where a type is both imported and exported, or a key of
  ///   ours or the bundle identifier is there twice;
  ///   ``DeclarationError/Code/preprocessed`` where a condition decides on what is to be declared.
  public mutating func merge(
    _ declarations: Declarations,
    suggesting suggestions: Suggestions = []
  ) throws(DeclarationError) {
    try declarations.validate()
    let rest = try declarations.remaining(beside: self.declarations)
    try merge(rest.node, by: .infoPlist(suggesting: suggestions), naming: rest.identities)
  }

  /// Adds associated domains to an entitlements file that does not name them yet.
  ///
  /// - Throws: ``DeclarationError/Code/wrongKind``, ``DeclarationError/Code/conflict``,
  ///   ``DeclarationError/Code/preprocessed``.
  public mutating func merge(_ entitlements: Entitlements) throws(DeclarationError) {
    try merge(entitlements.node, by: .entitlements, naming: [])
  }

  private mutating func merge(
    _ node: PropertyListNode,
    by rule: MergeRule,
    naming identities: [String]
  ) throws(DeclarationError) {
    try root.requireSingleKeys(of: rule)
    var result = self
    for round in node.rounds {
      // Two of ours may complete the same entry of theirs, hence one after the other.
      var merge = Merge(into: result.root, of: XMLText(result.bytes))
      try merge.merge(round, into: result.root, key: "plist", by: rule)
      guard !merge.edits.isEmpty else { continue }
      let changes = result.changes + merge.changes
      result = try PropertyListEditor(merge.edits.apply(to: result.bytes))
      result.changes = changes
    }
    guard result.bytes != bytes else { return }
    for text in node.entries.map(\.key) + identities where conditions?.mentions(text) == true {
      // Declared once under a condition and once without, it would be declared twice.
      throw .conditional(text, line: conditions?.firstLine)
    }
    self = result
  }
}

extension PropertyListNode {
  /// The same in parts, none of which has two dictionaries in one list.
  fileprivate var rounds: [PropertyListNode] {
    let lists = entries.filter(\.isList)
    let count = max(1, lists.map(\.value.elements.count).max() ?? 1)
    return (0..<count).map { round in
      let entries = round == 0 ? entries : lists.filter { $0.value.elements.count > round }
      return .dictionary(
        entries.map { entry in
          guard entry.isList else { return entry }
          return Entry(key: entry.key, value: .array([entry.value.elements[round]]))
        }
      )
    }
  }
}

extension PropertyListNode.Entry {
  fileprivate var isList: Bool { value.elements.contains { !$0.entries.isEmpty } }
}

extension Declarations {
  /// What an app can declare only once.
  fileprivate var identities: [String] {
    (exportedTypes + importedTypes).map(\.identifier) + urlTypes.flatMap(\.schemes)
  }
}

// MARK: Errors

extension DeclarationError {
  static let binary = Self(
    .notEditable,
    "A binary property list cannot be edited in place: convert it to XML first, "
      + "with plutil -convert xml1."
  )

  static let utf16 = Self(
    .notEditable,
    "A property list in UTF-16 cannot be edited in place: save it as UTF-8 first."
  )

  static func root(_ root: PropertyList) -> Self {
    Self(
      .noRootDictionary,
      "The root of the property list has to be a dictionary, not of the kind \(root.value.kind).",
      line: root.position.line
    )
  }

  static func unreadable(_ error: PropertyListError) -> Self {
    Self(.unreadable, error.message, line: error.line)
  }

  static func preprocessed(_ error: PropertyListError) -> Self {
    Self(
      .preprocessed,
      "Without its lines from #if to #endif the property list cannot be read: \(error.message)",
      line: error.line
    )
  }

  static func conditional(_ text: String, line: Int?) -> Self {
    Self(
      .preprocessed,
      "Whether \(text.quoted) is declared depends on the C preprocessor: edit it by hand.",
      line: line
    )
  }
}
