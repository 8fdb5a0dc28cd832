extension PropertyList {
  /// Values by key, in the order of the source.
  ///
  /// A key written twice stays twice in ``entries``. Looking it up agrees with Foundation, which
  /// takes the last of an XML file and the first of a binary one. Two dictionaries are equal when
  /// looking up any key gives equal values, whatever the order.
  public struct Dictionary: Sendable {
    /// One key and its value.
    public struct Entry: Sendable, Hashable {
      /// The key.
      public let key: String
      /// Where the key stands.
      public let keyPosition: Position
      /// The value of the key.
      public let value: PropertyList

      package init(key: String, keyPosition: Position, value: PropertyList) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
      }

      /// Whether keys and values are equal, wherever they were read.
      public static func == (left: Entry, right: Entry) -> Bool {
        left.key == right.key && left.value == right.value
      }

      /// Feeds key and value, without their positions.
      public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
      }
    }

    /// Which value a key has that is written twice.
    package enum Duplicates: Sendable {
      case firstWins
      case lastWins
    }

    /// Every key and value, in the order of the source.
    public let entries: [Entry]

    private let duplicates: Duplicates

    // Only for dictionaries so long that a search through the entries would be felt: someone
    // hostile would make all look-ups together quadratic.
    private let index: [String: Int]?

    package init(_ entries: [Entry], duplicates: Duplicates) {
      self.entries = entries
      self.duplicates = duplicates
      index = entries.count > 16 ? Self.index(of: entries, duplicates: duplicates) : nil
    }

    /// The value of a key.
    public subscript(key: String) -> PropertyList? {
      entry(key)?.value
    }

    /// The entry of a key: the one whose value looking it up gives.
    public func entry(_ key: String) -> Entry? {
      position(of: key).map { entries[$0] }
    }

    /// The entries that looking up finds: each key once, in the order of the source.
    var found: [Entry] {
      entries.indices.filter { position(of: entries[$0].key) == $0 }.map { entries[$0] }
    }

    /// The entries that looking up does not find, each with the one that counts instead.
    package var repeated: [(entry: Entry, counting: Entry)] {
      entries.indices.compactMap { index in
        guard let counting = position(of: entries[index].key), counting != index else { return nil }
        return (entries[index], entries[counting])
      }
    }

    private func position(of key: String) -> Int? {
      if let index { return index[key] }
      return switch duplicates {
      case .firstWins: entries.firstIndex { $0.key == key }
      case .lastWins: entries.lastIndex { $0.key == key }
      }
    }

    /// The keys, each once.
    public var keys: Set<String> {
      Set(entries.lazy.map(\.key))
    }

    fileprivate var keyCount: Int { index?.count ?? keys.count }

    private static func index(of entries: [Entry], duplicates: Duplicates) -> [String: Int] {
      let pairs = entries.indices.lazy.map { (entries[$0].key, $0) }
      return .init(pairs) { first, last in
        switch duplicates {
        case .firstWins: first
        case .lastWins: last
        }
      }
    }
  }
}

// MARK: - Writing

extension PropertyList.Dictionary: ExpressibleByDictionaryLiteral {
  /// A dictionary to be written; a key whose value is nil is left out.
  ///
  /// ```swift
  /// let answer = PropertyList(.dictionary(["Name": .string("Desk"), "Model": nil])).binary
  /// ```
  public init(dictionaryLiteral pairs: (String, PropertyList.Value?)...) {
    let entries = pairs.compactMap { key, value in
      value.map { Entry(key: key, keyPosition: .none, value: PropertyList($0)) }
    }
    self.init(entries, duplicates: .firstWins)
  }
}

// MARK: - Equality

extension PropertyList.Dictionary: Hashable {
  /// Whether looking up any key gives equal values.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.keyCount == right.keyCount else { return false }
    // The shorter is walked: of one key that is there often, all values are compared with one,
    // which may be as long as all the others.
    let (short, long) = left.entries.count < right.entries.count ? (left, right) : (right, left)
    return short.found.allSatisfy { long[$0.key] == $0.value }
  }

  /// Feeds what looking up the keys gives, without their order.
  public func hash(into hasher: inout Hasher) {
    // Summed, because the order of the entries does not count.
    var sum = 0
    for key in keys {
      var entryHasher = Hasher()
      entryHasher.combine(key)
      entryHasher.combine(self[key])
      sum &+= entryHasher.finalize()
    }
    hasher.combine(sum)
  }
}
