extension PropertyList {
  /// Makes a value of a type that can be decoded.
  ///
  /// More is taken than Foundation's decoder takes, since senders differ in what they write:
  ///
  /// - an integer 0 or 1 where a `Bool` is asked for, and a boolean where an integer is;
  /// - an integer where a floating-point number is asked for.
  ///
  /// An integer that does not fit the type asked for is an error, never cut. A date decodes as
  /// Foundation's `Date`, or as a `Double` of seconds since 2001; data as `Data` or `[UInt8]`.
  ///
  /// ```swift
  /// struct Hello: Decodable {
  ///   let name: String
  ///   let canReceive: Bool
  /// }
  /// let hello = try PropertyList(parsing: bytes, limits: .message).decode(Hello.self)
  /// ```
  ///
  /// - Throws: `DecodingError`, whose description says line and column where the source has them,
  ///   and whatever else the type's own initializer throws.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try ValueDecoder(self, codingPath: [], depth: 0).decode(type)
  }
}
