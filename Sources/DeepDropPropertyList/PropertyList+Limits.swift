extension PropertyList {
  /// What a reader refuses before it allocates or descends.
  public struct Limits: Sendable, Hashable {
    /// The deepest nesting a caller can allow, so that no limit lets the stack overflow.
    ///
    /// A thread of Apple's has half a mebibyte, and code without optimisation needs most of it.
    public static let maximumDepth = 64

    /// The longest file, in bytes.
    public let bytes: Int
    /// The deepest nesting of arrays and dictionaries.
    public let depth: Int
    /// The most values and keys, counted each time something refers to them.
    public let nodes: Int
    /// The longest string or key, in bytes of the source.
    public let stringLength: Int

    /// Limits of a caller's own.
    ///
    /// - Parameters:
    ///   - bytes: The longest file, in bytes; 1 GiB at most.
    ///   - depth: The deepest nesting; ``maximumDepth`` at most.
    ///   - nodes: The most values and keys.
    ///   - stringLength: The longest string or key, in bytes of the source.
    public init(bytes: Int, depth: Int, nodes: Int, stringLength: Int) {
      self.bytes = min(bytes, 1 << 30)
      self.depth = min(depth, Self.maximumDepth)
      self.nodes = nodes
      self.stringLength = stringLength
    }

    /// For files: 4 MiB, 64 deep, half a million values, strings of 1 MiB.
    public static let `default` = Limits(
      bytes: 4 << 20,
      depth: maximumDepth,
      nodes: 500_000,
      stringLength: 1 << 20
    )

    /// For messages of a peer: 3 MiB, 16 deep, 128 thousand values, strings of 64 KiB.
    ///
    /// That is 4096 files, each with the longest name twice, and thirty keys and values.
    public static let message = Limits(
      bytes: 3 << 20,
      depth: 16,
      nodes: 128_000,
      stringLength: 64 << 10
    )
  }
}
