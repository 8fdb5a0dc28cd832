extension PropertyList {
  /// A whole number from `Int64.min` to `UInt64.max`.
  ///
  /// Convert with `Int(exactly:)` and its like, which answer nil where it does not fit.
  public struct Integer: Sendable, Hashable, CustomStringConvertible {
    /// Whether the number is below zero.
    public let isNegative: Bool
    /// The distance from zero.
    public let magnitude: UInt64

    /// A number from its sign and magnitude, or nil when it is below `Int64.min`.
    ///
    /// Zero has no sign.
    public init?(isNegative: Bool, magnitude: UInt64) {
      guard !isNegative || magnitude <= Int64.min.magnitude else { return nil }
      self.isNegative = isNegative && magnitude > 0
      self.magnitude = magnitude
    }

    /// A number that fits 64 bits with a sign.
    public init(_ number: Int64) {
      isNegative = number < 0
      magnitude = number.magnitude
    }

    /// A number that fits 64 bits without a sign.
    public init(_ number: UInt64) {
      isNegative = false
      magnitude = number
    }

    /// The number in decimal digits.
    public var description: String {
      isNegative ? "-\(magnitude)" : "\(magnitude)"
    }
  }
}

extension FixedWidthInteger {
  /// The same number, or nil when this type cannot hold it.
  public init?(exactly integer: PropertyList.Integer) {
    if integer.isNegative {
      self.init(exactly: Int64(truncatingIfNeeded: 0 &- integer.magnitude))
    } else {
      self.init(exactly: integer.magnitude)
    }
  }
}

extension PropertyList.Integer: ExpressibleByIntegerLiteral {
  /// A number written in source.
  public init(integerLiteral number: Int64) {
    self.init(number)
  }
}
