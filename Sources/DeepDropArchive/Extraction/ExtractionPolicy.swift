/// What becomes of the names in an archive.
public struct ExtractionPolicy: Sendable {
  /// What senders add that their users did not send.
  public struct Tidying: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Leaves out AppleDouble files, `._name`.
    public static let dropSidecars = Tidying(rawValue: 1 << 0)
    /// Takes what is in iOS's `NSIRD_AirDrop_…` folder as if it stood outside.
    public static let flattenWrappers = Tidying(rawValue: 1 << 1)
  }

  /// What to leave out.
  public var tidying: Tidying
  /// Makes one component of a path fit for this system; the result is checked like any other.
  public var name: Name
  /// Another name for one that exists, such as `Name-2.ext`; nil to refuse.
  public var alternative: Alternative

  /// Makes a name: of what will stand in the target itself, or in a folder that was sent.
  public typealias Name = @Sendable (_ component: String, _ isTop: Bool) -> String

  /// Makes another name for one that exists: one that is not taken either where it will stand.
  public typealias Alternative =
    @Sendable (_ name: String, _ isTaken: (String) -> Bool) -> String?

  /// A policy of the caller's own.
  ///
  /// - Parameters:
  ///   - tidying: what to leave out.
  ///   - name: cleans a component; by default it stays as it was sent.
  ///   - alternative: names what exists already; by default that is refused.
  public init(
    tidying: Tidying = [.dropSidecars, .flattenWrappers],
    name: @escaping Name = { name, _ in name },
    alternative: @escaping Alternative = { _, _ in nil }
  ) {
    self.tidying = tidying
    self.name = name
    self.alternative = alternative
  }
}
